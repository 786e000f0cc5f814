import { and, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { type Database, NotFound } from '@bucketeer/host/server'
import { creator, isCreatorOfKick, kickColumns } from '../../../database/kick-row'
import { preparedBySize } from '../../../database/list-query'
import { logEntries } from '../../../database/content-schema'
import { bucketKicks, buckets, kicks } from '../../../database/schema'
import { isVisibleKick } from '../../audience/repository'
import { noSuchKick } from '../../kick/words'
import type { Person } from '../../../database/person-row'

const viewerId = sql.placeholder('viewerId')

/** A subquery that is no join, so that only the Kicks before the last suggestion are looked up. */
const isOver = sql`coalesce((
    select bool_or(${logEntries.state} = 'done')
      or (array_agg(${logEntries.state} order by ${logEntries.id} desc))[1] = 'let go'
    from ${logEntries} where ${logEntries.kickId} = ${kicks.id} and ${logEntries.userId} = ${viewerId}
  ), false)`

export function createNextUpRepository(database: Database) {
  // A Kick may be in several Buckets.
  const grouped = database
    .select({
      kickId: bucketKicks.kickId,
      putOffAt: sql`max(${bucketKicks.notNowAt})`.as('put_off_at'),
      nearest: sql`min(${bucketKicks.targetOn})`.as('nearest'),
      newest: sql`max(${bucketKicks.position})`.as('newest'),
    })
    .from(buckets)
    .innerJoin(bucketKicks, eq(bucketKicks.bucketId, buckets.id))
    .where(eq(buckets.ownerId, viewerId))
    .groupBy(bucketKicks.kickId)
    .as('grouped')
  const inOrder = (wish: Record<'putOffAt' | 'nearest' | 'newest', SQLWrapper>) =>
    sql`${wish.putOffAt} asc nulls first, ${wish.nearest} asc nulls last, ${wish.newest} desc`
  const wishes = database.select().from(grouped).orderBy(inOrder(grouped)).as('wishes')
  const place = database
    .select({
      id: buckets.id,
      name: buckets.name,
      targetOn: bucketKicks.targetOn,
      targetPrecision: bucketKicks.targetPrecision,
    })
    .from(bucketKicks)
    .innerJoin(buckets, and(eq(buckets.id, bucketKicks.bucketId), eq(buckets.ownerId, viewerId)))
    .where(eq(bucketKicks.kickId, wishes.kickId))
    .orderBy(sql`${bucketKicks.targetOn} asc nulls last, ${bucketKicks.position} limit 1`)
    .as('place')

  const first = preparedBySize(database, 'next_up', (rows) =>
    database
      .select({
        ...kickColumns(database, viewerId),
        bucket: { id: place.id, name: place.name },
        targetOn: place.targetOn,
        targetPrecision: place.targetPrecision,
      })
      .from(wishes)
      .innerJoin(kicks, and(eq(kicks.id, wishes.kickId), isVisibleKick(viewerId), sql`not ${isOver}`))
      .leftJoin(creator, isCreatorOfKick)
      .crossJoinLateral(place)
      .orderBy(sql`${inOrder(wishes)} limit ${sql.raw(String(rows))}`),
  )

  return {
    /** Returns Kicks that the person has neither done nor let go, with one of the person's Buckets that has each. */
    list: ({ id }: Person, limit: number) => first(limit).execute({ viewerId: id }),

    /**
     * Puts off a Kick in all of the person's Buckets.
     * @throws NotFound if none has it, or the person does not see it
     */
    putOff: ({ id }: Person, kickId: string) =>
      database.transaction(async (transaction) => {
        // Locks Buckets first and by their ids, as other changes do.
        const own = await transaction
          .select({ id: buckets.id })
          .from(buckets)
          .innerJoin(bucketKicks, eq(bucketKicks.bucketId, buckets.id))
          .innerJoin(kicks, and(eq(kicks.id, bucketKicks.kickId), isVisibleKick(id)))
          .where(and(eq(bucketKicks.kickId, kickId), eq(buckets.ownerId, id)))
          .orderBy(buckets.id)
          .for('no key update', { of: buckets })
        if (own.length === 0) throw new NotFound(noSuchKick)
        const inThem = inArray(
          bucketKicks.bucketId,
          own.map((bucket) => bucket.id),
        )
        await transaction
          .update(bucketKicks)
          .set({ notNowAt: sql`clock_timestamp()` })
          .where(and(eq(bucketKicks.kickId, kickId), inThem))
      }),
  }
}
