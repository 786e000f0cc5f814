import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Dispatch, memo } from 'react'
import type { OrderAction, RowButton } from './order-state'
import { dragHandle } from './row-drag'
import { words } from './words'

/** Returns the id of a button of a row, to focus it. */
export const rowButtonId = (list: string, entryId: string, button: RowButton) =>
  `${list}-${entryId}-${button}`

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

/** Returns where a key moves an entry; undefined for other keys. */
const targetOf = (key: string, index: number, count: number) =>
  ({ ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 })[key]

/** A row of the editor. Memoised: of a long list only the rows that changed render. */
export const OrderRow = memo(function OrderRow({
  list,
  entryId: id,
  name,
  index,
  count,
  isDragged,
  dispatch,
}: OrderRowProps) {
  const buttons = [
    ['first', words.first, 0, index === 0],
    ['earlier', words.earlier, index - 1, index === 0],
    ['later', words.later, index + 1, index === count - 1],
  ] as const
  return (
    <li
      {...dragHandle(name, (isStart) => dispatch({ do: 'drag', id: isStart ? id : null }))}
      data-dragged={isDragged ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        dispatch({ do: 'drag over', index })
      }}
    >
      <Typography id={`${list}-${id}`} sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {index + 1}. {name}
      </Typography>
      {buttons.map(([button, label, to, isDisabled]) => (
        <Button
          key={button}
          size="small"
          color="inherit"
          id={rowButtonId(list, id, button)}
          aria-describedby={`${list}-${id}`}
          disabled={isDisabled}
          onClick={() => dispatch({ do: 'move', id, to, button })}
          onKeyDown={(event) => {
            const target = event.altKey ? targetOf(event.key, index, count) : undefined
            if (target === undefined) return
            event.preventDefault()
            dispatch({ do: 'move', id, to: target, button })
          }}
        >
          {label}
        </Button>
      ))}
    </li>
  )
})
