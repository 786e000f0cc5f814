import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { creator, isCreatorOfKick, kickColumns, type KickRow } from '../../../database/kick-row'
import { oldestFirst } from '../../../database/list-query'
import { prepared } from '../../../database/prepared'
import { bucketKicks, buckets, kicks } from '../../../database/schema'
import type { Person } from '../../user/repository'

/** @param atMost how many Kicks of each Bucket are read */
export function createKicksOfBuckets(database: Database, atMost: number) {
  const first = database
    .select({ kickId: bucketKicks.kickId, position: bucketKicks.position })
    .from(bucketKicks)
    .where(eq(bucketKicks.bucketId, buckets.id))
    .orderBy(oldestFirst(bucketKicks.position, atMost))
    .as('first')
  const query = prepared(
    database,
    `first_${atMost}_kicks_of_buckets`,
    database
      .select({ inBucket: buckets.id, ...kickColumns(database, sql.placeholder('viewerId')) })
      .from(buckets)
      .crossJoinLateral(first)
      .innerJoin(kicks, eq(kicks.id, first.kickId))
      .leftJoin(creator, isCreatorOfKick)
      .where(sql`${buckets.id} = any(${sql.placeholder('bucketIds')})`)
      .orderBy(first.position),
  )

  /** The Kicks of all these Buckets by one query, each Bucket's in the order they were put in. */
  return async (bucketIds: string[], viewer: Person): Promise<Map<string, KickRow[]>> => {
    const kicksOf = new Map(bucketIds.map((id) => [id, [] as KickRow[]]))
    if (bucketIds.length === 0) return kicksOf
    for (const kick of await query.execute({ bucketIds, viewerId: viewer.id }))
      kicksOf.get(kick.inBucket)?.push(kick)
    return kicksOf
  }
}
