import { Button, Stack, useSearchText } from '@bucketeer/shared-ui'
import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { pressable } from '../../../arrange/pressed'
import { filterPause } from '../../../arrange/use-paged-list'
import type { OpenerButton } from '../several/use-several'
import { words } from '../words'
import { type KickOrder, kickOrders, type useKickArrangement } from './use-kick-arrangement'
import type { KickLayout } from './use-layout-choice'

/** The smallest number of Kicks that need a search. */
const many = 6

interface KickToolsProps {
  arrangement: ReturnType<typeof useKickArrangement>
  /** How many Kicks the Bucket shows without a search. */
  count: number
  layout: KickLayout
  onLayout(layout: KickLayout): void
  /** The actions of the owner; null for others. */
  owner: {
    isSelecting: boolean
    /** The button that gets the focus. */
    focus: OpenerButton | undefined
    onFocused(): void
    onSelect(): void
    onOrder: (() => void) | null
  } | null
  children: ReactNode
}

/** Finds and sorts the Kicks of a Bucket, chooses between cards and lines, and starts what is done with several. */
export function KickTools({ arrangement, count, layout, onLayout, owner, children }: KickToolsProps) {
  const { text, order, find, sortBy } = arrangement
  const [typed, setTyped] = useSearchText({ value: text, onSearch: find, pause: filterPause })
  const focus = owner?.focus
  const onFocused = useEffectEvent(() => owner?.onFocused())
  const openers = useRef<Partial<Record<OpenerButton, HTMLButtonElement | null>>>({})
  useEffect(() => {
    if (!focus) return
    openers.current[focus]?.focus()
    onFocused()
  }, [focus])
  return (
    <Stack
      role="search"
      aria-label={words.tools}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        '& .MuiButton-root': { minHeight: 48, paddingInline: { xs: 1.25, sm: 1.75 }, whiteSpace: 'nowrap' },
      }}
    >
      {(count >= many || text || typed) && (
        <TextField
          type="search"
          placeholder={words.find}
          value={typed}
          slotProps={{ htmlInput: { 'aria-label': words.find } }}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 150px', maxWidth: { sm: 240 } }}
        />
      )}
      {count >= many && (
        <TextField
          select
          value={order}
          slotProps={{
            select: { SelectDisplayProps: { 'aria-label': `${words.sort}: ${words.orders[order]}` } },
          }}
          onChange={({ target }) => sortBy(target.value as KickOrder)}
          sx={{ flex: '1 1 140px', maxWidth: { sm: 170 } }}
        >
          {kickOrders.map((each) => (
            <MenuItem key={each} value={each}>
              {words.orders[each]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Stack role="group" aria-label={words.layout} direction="row" sx={{ gap: 0.5 }}>
        {(['cards', 'list'] as const).map((each) => (
          <Button
            key={each}
            variant="outlined"
            aria-pressed={layout === each}
            onClick={() => onLayout(each)}
            sx={pressable}
          >
            {words.layouts[each]}
          </Button>
        ))}
      </Stack>
      {owner && (
        <Button
          variant="outlined"
          ref={(button) => void (openers.current.select = button)}
          aria-pressed={owner.isSelecting}
          onClick={owner.onSelect}
          sx={pressable}
        >
          {words.select}
        </Button>
      )}
      {owner?.onOrder && (
        <Button
          color="inherit"
          ref={(button) => void (openers.current.order = button)}
          onClick={owner.onOrder}
        >
          {words.changeOrder}
        </Button>
      )}
      {children}
    </Stack>
  )
}
