export interface Entry {
  id: string
  name: string
}

/** The button of a row. */
export type RowButton = 'first' | 'earlier' | 'later'

export interface OrderState {
  /** The entries as they were arranged last; empty before the first action. */
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

/**
 * Returns the present entries as they were arranged. Entries that are new since then keep their own place, those that are
 * gone are left out.
 */
export function arranged(order: readonly Entry[], entries: readonly Entry[]): readonly Entry[] {
  const present = new Map(entries.map((entry) => [entry.id, entry]))
  const known = new Set(order.map(({ id }) => id))
  const kept = order.flatMap(({ id }) => present.get(id) ?? []).values()
  return entries.map((entry) => (known.has(entry.id) ? (kept.next().value ?? entry) : entry))
}

/** Returns the order of the present entries after an action. */
export function nextOrder(state: OrderState, entries: readonly Entry[], action: OrderAction): OrderState {
  const { dragged } = state
  const order = arranged(state.order, entries)
  switch (action.do) {
    case 'move': {
      const { id, button } = action
      const to = Math.min(Math.max(action.to, 0), order.length - 1)
      return { ...state, order: placed(order, id, to), moved: { id, to, button } }
    }
    case 'drag':
      return { ...state, order, dragged: action.id }
    case 'drag over':
      if (dragged === null || order[action.index]?.id === dragged) return state
      return { ...state, order: placed(order, dragged, action.index) }
  }
}
