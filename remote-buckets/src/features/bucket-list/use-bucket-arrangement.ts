import type { Bucket } from '@bucketeer/shared-auth'
import { byName, byOwnOrder } from '../../arrange/orders'
import { useArrangement } from '../../arrange/use-arrangement'

export const orders = ['own', 'newest', 'name', 'changed'] as const
export type Order = (typeof orders)[number]

const rules = {
  orders,
  compare: {
    own: byOwnOrder,
    // The server sends the newest first.
    newest: null,
    name: byName,
    changed: (a: Bucket, b: Bucket) => b.updatedAt.localeCompare(a.updatedAt),
  },
  textsOf: ({ name, description, kicks }: Bucket) => [name, description, ...kicks.map((kick) => kick.name)],
}

/** Returns which Buckets the address asks for, in its order, and how to change that. */
export const useBucketArrangement = (buckets: Bucket[]) =>
  useArrangement<Bucket, Order>(
    buckets,
    rules,
    buckets.some(({ position }) => typeof position === 'number') ? 'own' : 'newest',
  )
