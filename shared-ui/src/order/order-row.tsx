import Typography from '@mui/material/Typography'
import { type Dispatch, memo } from 'react'
import type { OrderAction } from './order-state'
import { MoveButtons, rowDrag } from './row-moves'
import { words } from './words'

const labels = { first: words.first, earlier: words.earlier, later: words.later }

interface OrderRowProps {
  /** The id of the list. */
  list: string
  entryId: string
  name: string
  index: number
  count: number
  isDragged: boolean
  dispatch: Dispatch<OrderAction>
}

/** A row of the editor. Memoised: of a long list only the rows that changed render. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { list, entryId: id, name, index, count, isDragged, dispatch } = props
  const row = `${list}-${id}`
  const drag = rowDrag({
    name,
    isDragged,
    onDrag: (isStart) => dispatch({ do: 'drag', id: isStart ? id : null }),
    onOver: () => dispatch({ do: 'drag over', index }),
  })
  const to = (place: number) => (place === index ? undefined : () => dispatch({ do: 'move', id, to: place }))
  const last = count - 1
  const moves = {
    first: to(0),
    earlier: to(Math.max(index - 1, 0)),
    later: to(Math.min(index + 1, last)),
    last: to(last),
  }
  return (
    <li {...drag.handle} {...drag.row}>
      <Typography id={row} sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {index + 1}. {name}
      </Typography>
      <MoveButtons row={row} describedBy={row} labels={labels} moves={moves} />
    </li>
  )
})
