import { Button, FoldedFilters, styled, useSearchText } from '@bucketeer/shared-ui'
import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { pressable } from '../../../arrange/pressed'
import { filterPause } from '../../../arrange/use-paged-list'
import type { OpenerButton, Several } from '../several/use-several'
import { words } from '../words'
import { type KickOrder, kickOrders, type useKickArrangement } from './use-kick-arrangement'
import type { KickLayout } from './use-layout-choice'

/** The smallest number of Kicks that need a search. */
const many = 6

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& .MuiButton-root': { minHeight: 48, paddingInline: theme.spacing(1.75), whiteSpace: 'nowrap' },
  // One row above the fold.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    width: '100%',
    '&[data-search]': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    '& .MuiButton-root': { minHeight: 44, paddingInline: theme.spacing(1.25) },
  },
}))

interface KickToolsProps {
  arrangement: ReturnType<typeof useKickArrangement>
  /** How many Kicks the Bucket shows without a search. */
  count: number
  /** Whether the done ones are hidden. */
  isHiding: boolean
  layout: KickLayout
  onLayout(layout: KickLayout): void
  /** Null for others than the owner. */
  several: Several | null
  canOrder: boolean
  children: ReactNode
}

/** Finds and sorts the Kicks of a Bucket, chooses between cards and lines, and starts what is done with several. */
export function KickTools({ arrangement, count, isHiding, layout, ...props }: KickToolsProps) {
  const { onLayout, several, canOrder, children } = props
  const { text, order, find, sortBy } = arrangement
  const [typed, setTyped] = useSearchText({ value: text, onSearch: find, pause: filterPause })
  const focus = several?.focus
  const onFocused = useEffectEvent(() => several?.focused())
  const openers = useRef<Partial<Record<OpenerButton, HTMLButtonElement | null>>>({})
  useEffect(() => {
    if (!focus) return
    openers.current[focus]?.focus()
    onFocused()
  }, [focus])
  const hasSearch = count >= many || text !== '' || typed !== ''
  return (
    <Bar role="search" aria-label={words.tools} data-search={hasSearch ? '' : undefined}>
      {hasSearch && (
        <TextField
          type="search"
          placeholder={words.find}
          value={typed}
          slotProps={{ htmlInput: { 'aria-label': words.find } }}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: { sm: 220 }, '& input': { paddingInline: { xs: 1.25, sm: 1.75 } } }}
        />
      )}
      <Button
        variant="outlined"
        aria-pressed={layout === 'list'}
        onClick={() => onLayout(layout === 'list' ? 'cards' : 'list')}
        sx={pressable}
      >
        {words.list}
      </Button>
      <FoldedFilters
        isOpenAtFirst={focus !== undefined}
        label={words.arrange((order === 'own' ? 0 : 1) + (isHiding ? 1 : 0))}
      >
        {count >= many && (
          <TextField
            select
            value={order}
            slotProps={{
              select: { SelectDisplayProps: { 'aria-label': words.sortedBy(words.orders[order]) } },
            }}
            onChange={({ target }) => sortBy(target.value as KickOrder)}
            sx={{ width: { sm: 'auto' } }}
          >
            {kickOrders.map((each) => (
              <MenuItem key={each} value={each}>
                {words.orders[each]}
              </MenuItem>
            ))}
          </TextField>
        )}
        {several && (
          <Button
            variant="outlined"
            ref={(button) => void (openers.current.select = button)}
            aria-pressed={several.selecting !== null}
            onClick={several.toggleSelecting}
            sx={pressable}
          >
            {words.select}
          </Button>
        )}
        {several && canOrder && (
          <Button
            color="inherit"
            ref={(button) => void (openers.current.order = button)}
            onClick={several.startOrder}
          >
            {words.changeOrder}
          </Button>
        )}
        {children}
      </FoldedFilters>
    </Bar>
  )
}
