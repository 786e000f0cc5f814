export interface Entry {
  id: string
  name: string
}

/** The button of a row. */
export type RowButton = 'first' | 'earlier' | 'later'

export interface OrderState {
  order: readonly Entry[]
  /** The id of the entry that is being dragged. */
  dragged: string | null
  /** The last move by keyboard or button, and the button that gets the focus after it. */
  moved: { id: string; to: number; button: RowButton } | null
}

export type OrderAction =
  | { do: 'move'; id: string; to: number; button: RowButton }
  | { do: 'drag'; id: string | null }
  | { do: 'drag over'; index: number }

const placed = (order: readonly Entry[], id: string, to: number): readonly Entry[] => {
  const entry = order.find((each) => each.id === id)
  return entry ? order.filter((each) => each.id !== id).toSpliced(to, 0, entry) : order
}

/** Returns the order after an action. */
export function nextOrder(state: OrderState, action: OrderAction): OrderState {
  const { order, dragged } = state
  switch (action.do) {
    case 'move': {
      const { id, button } = action
      const to = Math.min(Math.max(action.to, 0), order.length - 1)
      return { ...state, order: placed(order, id, to), moved: { id, to, button } }
    }
    case 'drag':
      return { ...state, dragged: action.id }
    case 'drag over':
      if (dragged === null || order[action.index]?.id === dragged) return state
      return { ...state, order: placed(order, dragged, action.index) }
  }
}
