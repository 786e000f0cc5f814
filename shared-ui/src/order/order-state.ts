export interface OrderState {
  /** The ids as they were arranged last; empty before the first action. */
  order: readonly string[]
  /** The id of the entry that is being dragged. */
  dragged: string | null
  /** The last move by keyboard or button. */
  moved: { id: string; to: number } | null
}

export type OrderAction =
  | { do: 'move'; id: string; to: number }
  | { do: 'drag'; id: string | null }
  | { do: 'drag over'; index: number }

const placed = (order: readonly string[], id: string, to: number): readonly string[] =>
  order.includes(id) ? order.filter((each) => each !== id).toSpliced(to, 0, id) : order

/**
 * Applies an arranged order to the present ids of a list. Ids that are new keep their place in the list; ids that are gone are
 * left out.
 */
export function arranged(order: readonly string[], present: readonly string[]): string[] {
  const inList = new Set(present)
  const known = new Set(order)
  const kept = order.filter((id) => inList.has(id)).values()
  return present.map((id) => (known.has(id) ? (kept.next().value ?? id) : id))
}

/** Returns the order of the present ids after an action. */
export function nextOrder(state: OrderState, present: readonly string[], action: OrderAction): OrderState {
  const { dragged } = state
  const order = arranged(state.order, present)
  switch (action.do) {
    case 'move':
      return { ...state, order: placed(order, action.id, action.to), moved: action }
    case 'drag':
      return { ...state, order, dragged: action.id }
    case 'drag over':
      if (dragged === null || order[action.index] === dragged) return state
      return { ...state, order: placed(order, dragged, action.index) }
  }
}
