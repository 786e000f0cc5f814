import type { Kick } from '@bucketeer/shared-auth'
import { byName } from '../../../arrange/orders'
import { useArrangement } from '../../../arrange/use-arrangement'
import { type KickState, statesOf } from '../kick-chips'

export const kickOrders = ['own', 'added', 'name', 'when', 'state'] as const
export type KickOrder = (typeof kickOrders)[number]

// Sorts after every date.
const never = '9999-99-99'
const states: readonly KickState[] = ['doing', 'wish', 'done']
const rankOf = (kick: Kick) => Math.min(...statesOf(kick).map((state) => states.indexOf(state)))

const rules = {
  orders: kickOrders,
  compare: {
    // The server sends the Bucket's own order.
    own: null,
    added: (a: Kick, b: Kick) => (b.addedAt ?? '').localeCompare(a.addedAt ?? ''),
    name: byName,
    when: (a: Kick, b: Kick) => (a.targetOn ?? never).localeCompare(b.targetOn ?? never),
    state: (a: Kick, b: Kick) => rankOf(a) - rankOf(b),
  },
  textsOf: ({ name, description, place, country }: Kick) => [name, description, place, country],
}

/** Returns which Kicks of a Bucket the address asks for, in its order, and how to change that. */
export const useKickArrangement = (kicks: Kick[]) => useArrangement<Kick, KickOrder>(kicks, rules, 'own')
