import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/database'
import { creator, isCreatorOfKick, kickColumns, toKickRow, type KickRow } from '../../../database/kick-row'
import { oldestFirst } from '../../../database/list-query'
import { bucketKicks, buckets, kicks } from '../../../database/schema'
import type { Person } from '../../user/repository'

/** @param atMost how many Kicks of each Bucket are read */
export function createKicksOfBuckets(database: Queries, atMost: number) {
  const first = database
    .select({ kickId: bucketKicks.kickId, position: bucketKicks.position })
    .from(bucketKicks)
    .where(eq(bucketKicks.bucketId, buckets.id))
    .orderBy(oldestFirst(bucketKicks.position, atMost))
    .as('first')
  const query = database
    .select({ inBucket: buckets.id, ...kickColumns(database, sql.placeholder('viewerId')) })
    .from(buckets)
    .crossJoinLateral(first)
    .innerJoin(kicks, eq(kicks.id, first.kickId))
    .leftJoin(creator, isCreatorOfKick)
    .where(sql`${buckets.id} = any(${sql.placeholder('bucketIds')})`)
    .orderBy(first.position)
    .prepare(`first_${atMost}_kicks_of_buckets`)

  /** The Kicks of all these Buckets by one query, each Bucket's in the order they were put in. */
  return async (bucketIds: string[], viewer: Person): Promise<Map<string, KickRow[]>> => {
    const kicksOf = new Map(bucketIds.map((id) => [id, [] as KickRow[]]))
    if (bucketIds.length === 0) return kicksOf
    for (const { inBucket, ...read } of await query.execute({ bucketIds, viewerId: viewer.id }))
      kicksOf.get(inBucket)?.push(toKickRow(read))
    return kicksOf
  }
}
