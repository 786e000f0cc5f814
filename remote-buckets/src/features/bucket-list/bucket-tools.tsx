import { Box, Button, NativeSelect, SearchField, Stack } from '@bucketeer/shared-ui'
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
  const orderButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOrderFocused) orderButton.current?.focus()
  }, [isOrderFocused])
  return (
    <Stack role="search" direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <SearchField placeholder={words.find} value={text} onSearch={find} pause={filterPause} />
      </Box>
      <Box sx={{ flex: '0 1 200px', minWidth: 150 }}>
        <NativeSelect
          label={words.sort}
          options={orders.map((value) => ({ value, label: words.orders[value] }))}
          value={order}
          onChange={(value) => sortBy(value as Order)}
        />
      </Box>
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
