import { Button, Stack, useSearchText } from '@bucketeer/shared-ui'
import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { useEffect, useRef } from 'react'
import { pressable } from '../../arrange/pressed'
import { filterPause } from '../../arrange/use-paged-list'
import { type Order, orders, type useBucketArrangement } from './use-bucket-arrangement'
import { words } from './words'

interface BucketToolsProps {
  arrangement: ReturnType<typeof useBucketArrangement>
  isCompact: boolean
  onCompact(isCompact: boolean): void
  /** Opens the editor of the own order. */
  onOrder(): void
  /** Focuses the button that opens it, after it or its Undo has closed. */
  isOrderFocused: boolean
}

/** Finds, sorts and condenses a long list of Buckets. */
export function BucketTools({ arrangement, isCompact, ...props }: BucketToolsProps) {
  const { onCompact, onOrder, isOrderFocused } = props
  const { text, order, find, sortBy } = arrangement
  const [typed, setTyped] = useSearchText({ value: text, onSearch: find, pause: filterPause })
  const orderButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOrderFocused) orderButton.current?.focus()
  }, [isOrderFocused])
  return (
    <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
      <TextField
        label={words.find}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ flex: '1 1 240px' }}
      />
      <TextField
        select
        label={words.sort}
        value={order}
        onChange={({ target }) => sortBy(target.value as Order)}
        sx={{ flex: '0 1 200px', minWidth: 150 }}
      >
        {orders.map((each) => (
          <MenuItem key={each} value={each}>
            {words.orders[each]}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        aria-pressed={isCompact}
        onClick={() => onCompact(!isCompact)}
        sx={{ minHeight: 48, ...pressable }}
      >
        {words.compact}
      </Button>
      <Button ref={orderButton} color="inherit" onClick={onOrder} sx={{ minHeight: 48 }}>
        {words.changeOrder}
      </Button>
    </Stack>
  )
}
