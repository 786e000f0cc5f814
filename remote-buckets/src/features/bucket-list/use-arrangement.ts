import { type Bucket } from '@bucketeer/shared-auth'
import { textMatcher, useUrlQuery } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { byName, hasOwnOrder, inOwnOrder } from '../../arrange/orders'

export const orders = ['own', 'newest', 'name', 'changed'] as const
export type Order = (typeof orders)[number]

const isOrder = (text: string | null): text is Order => orders.some((order) => order === text)

// The server sends the newest first.
const sorted: Record<Order, (buckets: Bucket[]) => Bucket[]> = {
  own: inOwnOrder,
  newest: (buckets) => buckets,
  name: (buckets) => buckets.toSorted(byName),
  changed: (buckets) => buckets.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
}

/** Returns which Buckets the address asks for, in its order, and how to change that. */
export function useArrangement(buckets: Bucket[]) {
  const { search, set } = useUrlQuery<'q' | 'sort' | 'view'>()
  const usual: Order = hasOwnOrder(buckets) ? 'own' : 'newest'
  const asked = search.get('sort')
  const order = isOrder(asked) ? asked : usual
  const text = search.get('q') ?? ''
  const isCompact = search.get('view') === 'compact'
  const shown = useMemo(() => {
    const isFound = textMatcher(text)
    const found = buckets.filter(({ name, description, kicks }) =>
      isFound(name, description, ...kicks.map((kick) => kick.name)),
    )
    return sorted[order](found)
  }, [buckets, text, order])

  return {
    shown,
    text,
    order,
    isCompact,
    find: (wanted: string) => set('q', wanted),
    sortBy: (chosen: Order) => set('sort', chosen === usual ? '' : chosen),
    showOwnOrder: () => set('sort', ''),
    setCompact: (compact: boolean) => set('view', compact ? 'compact' : ''),
  }
}
