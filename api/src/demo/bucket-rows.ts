import { buckets } from './buckets'
import { idOf, idsOf, type Ids } from './ids'
import { madeAgo } from './made-ago'
import type { Seeding } from './seeding'

/** The Buckets, and which Kicks are in them. */
export function bucketRows({ now }: Seeding, ids: { people: Ids; kicks: Ids }) {
  const rows = Object.entries(buckets).map(([key, { by, daysAgo, name, description }]) => ({
    key,
    ...madeAgo(daysAgo, now),
    ownerId: idOf(ids.people, by),
    name,
    description,
  }))
  const bucketIds = idsOf(rows)
  const bucketKicks = Object.entries(buckets).flatMap(([key, { kicks }]) =>
    kicks.map((kick) => ({ bucketId: idOf(bucketIds, key), kickId: idOf(ids.kicks, kick) })),
  )
  return { buckets: rows, bucketKicks }
}
