import { textMatcher, useUrlQuery } from '@bucketeer/shared-ui'
import { useMemo } from 'react'

/** How a list can be searched and sorted. A constant, because the list is arranged again when it changes. */
interface Rules<Thing, Order extends string> {
  orders: readonly Order[]
  /** Null keeps the order of the server. */
  compare: Record<Order, ((a: Thing, b: Thing) => number) | null>
  /** Returns the texts in which a search looks. */
  textsOf(thing: Thing): (string | null)[]
}

/**
 * Returns which things of a list the address asks for, in its order, and how to change that.
 *
 * @param usual the order without one in the address
 */
export function useArrangement<Thing, Order extends string>(
  things: Thing[],
  rules: Rules<Thing, Order>,
  usual: Order,
) {
  const { search, set } = useUrlQuery<'q' | 'sort'>()
  const asked = search.get('sort')
  const order = rules.orders.find((each) => each === asked) ?? usual
  const text = search.get('q') ?? ''
  // The same array for the same things: the map shows all of its pins whenever they change.
  const shown = useMemo(() => {
    const isFound = textMatcher(text)
    const found = things.filter((thing) => isFound(...rules.textsOf(thing)))
    const compare = rules.compare[order]
    return compare ? found.toSorted(compare) : found
  }, [things, rules, text, order])
  return {
    shown,
    text,
    order,
    find: (wanted: string) => set('q', wanted),
    sortBy: (chosen: Order) => set('sort', chosen === usual ? '' : chosen),
  }
}
