import Button from '@mui/material/Button'
import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const buttons = ['first', 'earlier', 'later'] as const
type Direction = (typeof buttons)[number] | 'last'

/** Where a row can be moved. */
export type RowMoves = Partial<Record<Direction, (() => void) | undefined>>

interface MoveButtonsProps {
  /** The id of the row, with which those of its buttons begin. */
  row: string
  /** The id of the row's name. */
  describedBy: string
  labels: Partial<Record<Direction, string>>
  moves: RowMoves
}

const byKey: Record<string, Direction> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  Home: 'first',
  End: 'last',
}

/**
 * The buttons that move a row; with Alt, the arrow keys, Home and End on them do the same. Afterwards the pressed button has
 * the focus, or another one at the ends.
 */
export function MoveButtons({ row, describedBy, labels, moves }: MoveButtonsProps) {
  const pressed = useRef<Direction>(null)
  useLayoutEffect(() => {
    if (!pressed.current) return
    const wanted = [pressed.current, 'later', 'earlier'].map((each) =>
      document.getElementById(`${row}-${each}`),
    )
    wanted.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
    pressed.current = null
  })
  const move = (button: Direction, to: () => void) => {
    pressed.current = button
    to()
  }
  const moveByKey = (event: KeyboardEvent, button: Direction) => {
    const direction = event.altKey ? byKey[event.key] : undefined
    const to = direction && moves[direction]
    if (!to) return
    event.preventDefault()
    move(button, to)
  }
  return buttons.map((button) => {
    const to = moves[button]
    return (
      labels[button] && (
        <Button
          key={button}
          size="small"
          color="inherit"
          id={`${row}-${button}`}
          aria-describedby={describedBy}
          disabled={!to}
          onClick={to && (() => move(button, to))}
          onKeyDown={(event) => moveByKey(event, button)}
        >
          {labels[button]}
        </Button>
      )
    )
  })
}

interface RowDragProps {
  /** The text that is dragged. */
  name: string
  isDragged: boolean
  onDrag(isDragged: boolean): void
  /** Called while a row is dragged over this one. Undefined while none is. */
  onOver: (() => void) | undefined
}

/** Returns the props of a row, and those of the element by which it is dragged. */
export const rowDrag = ({ name, isDragged, onDrag, onOver }: RowDragProps) => ({
  row: {
    'data-dragged': isDragged ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      if (!onOver) return
      event.preventDefault()
      onOver()
    },
  },
  handle: {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      // Firefox drags only with data.
      dataTransfer.setData('text/plain', name)
      onDrag(true)
    },
    onDragEnd: () => onDrag(false),
  },
})
