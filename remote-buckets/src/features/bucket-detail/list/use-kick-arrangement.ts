import type { Kick } from '@bucketeer/shared-auth'
import { textMatcher, useUrlQuery } from '@bucketeer/shared-ui'
import { useMemo } from 'react'
import { byName } from '../../../arrange/orders'
import { type KickState, statesOf } from '../kick-chips'

export const kickOrders = ['own', 'added', 'name', 'when', 'state'] as const
export type KickOrder = (typeof kickOrders)[number]

const isOrder = (text: string | null): text is KickOrder => kickOrders.some((order) => order === text)

// Sorts after every date.
const never = '9999-99-99'
const states: readonly KickState[] = ['doing', 'wish', 'done']
const rankOf = (kick: Kick) => Math.min(...statesOf(kick).map((state) => states.indexOf(state)))

// The server sends the Bucket's own order.
const compare: Record<KickOrder, ((a: Kick, b: Kick) => number) | null> = {
  own: null,
  added: (a, b) => (b.addedAt ?? '').localeCompare(a.addedAt ?? ''),
  name: byName,
  when: (a, b) => (a.targetOn ?? never).localeCompare(b.targetOn ?? never),
  state: (a, b) => rankOf(a) - rankOf(b),
}

/** Returns which Kicks of a Bucket the address asks for, in its order, and how to change that. */
export function useKickArrangement(kicks: Kick[]) {
  const { search, set } = useUrlQuery<'q' | 'sort' | 'view'>()
  const asked = search.get('sort')
  const order = isOrder(asked) ? asked : 'own'
  const text = search.get('q') ?? ''
  // The same array for the same Kicks: the map shows all of its pins whenever they change.
  const shown = useMemo(() => {
    const isFound = textMatcher(text)
    const found = kicks.filter(({ name, description, place, country }) =>
      isFound(name, description, place, country),
    )
    const comparison = compare[order]
    return comparison ? found.toSorted(comparison) : found
  }, [kicks, text, order])
  return {
    shown,
    text,
    order,
    find: (wanted: string) => set('q', wanted),
    sortBy: (chosen: KickOrder) => set('sort', chosen === 'own' ? '' : chosen),
  }
}
