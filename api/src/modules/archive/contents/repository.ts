import { and, desc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Database, found, type Queries } from '@bucketeer/host/server'
import { allPhotos, journals, logEntries, stories } from '../../../database/content-schema'
import { creator, isCreatorOfKick } from '../../../database/kick-row'
import { bucketKicks, buckets, comments, kicks, users } from '../../../database/schema'
import { paced } from '../../../jobs/paced'
import { isVisibleKick, isVisibleTarget } from '../../audience/repository'
import { noSuchPerson } from '../../creator/words'
import type { Thing } from '../../photo/repository'

/** Few, because requests wait while the rows of an answer are made. */
const rowsOfPart = 200

/** Returns the rows of a query that has a total order, read in parts of at most `rowsOfPart`. */
async function inParts<Row>(readPart: (offset: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const part = await paced(() => readPart(rows.length))
    rows.push(...part)
    if (part.length < rowsOfPart) return rows
  }
}

/** Returns the photos of things by the ids of these. */
function readPhotos(transaction: Queries, owner: Thing['key'], things: { id: string }[]) {
  const { pictureId, alt, caption } = allPhotos
  return transaction
    .select({ ownerId: allPhotos[owner], pictureId, alt, caption })
    .from(allPhotos)
    .where(sql`${allPhotos[owner]} = any(${sql.param(things.map(({ id }) => id))})`)
    .orderBy(allPhotos.position)
}

const isInBucketOf = (userId: string) =>
  sql`${bucketKicks.bucketId} in (select ${buckets.id} from ${buckets} where ${buckets.ownerId} = ${userId})`

/** The ids of the Kicks of a person, and of those in their Buckets. */
const keptKicks = (userId: string) => sql`(
    select ${own.id} from ${kicks} own where ${own.creatorId} = ${userId} and ${own.withdrawnAt} is null
    union all select ${bucketKicks.kickId} from ${bucketKicks} where ${isInBucketOf(userId)}
  )`
const own = alias(kicks, 'own')

/** The Kicks of a person, and those in their Buckets that they may see. */
const readKicks = (transaction: Queries, userId: string) =>
  inParts((offset) =>
    transaction
      .select({ ...getTableColumns(kicks), creatorName: creator.userName })
      .from(kicks)
      .leftJoin(creator, isCreatorOfKick)
      .where(and(sql`${kicks.id} in ${keptKicks(userId)}`, isVisibleKick(userId)))
      .orderBy(desc(kicks.id))
      .limit(rowsOfPart)
      .offset(offset),
  )

const readEntries = (transaction: Queries, userId: string) =>
  inParts((offset) =>
    transaction
      .select()
      .from(logEntries)
      .where(eq(logEntries.userId, userId))
      .orderBy(desc(logEntries.sortOn), desc(logEntries.fineness), desc(logEntries.id))
      .limit(rowsOfPart)
      .offset(offset),
  )

const nameIfVisible = (userId: string, name: SQLWrapper) =>
  sql<string>`case when ${isVisibleTarget(userId)} then ${name} else '' end`

/** The comments that a person wrote, with the name of what they are on as far as they may still see it. */
const readComments = (transaction: Queries, userId: string) =>
  transaction
    .select({
      id: comments.id,
      kind: sql<string>`case when ${comments.kickId} is not null then 'Kick' when ${comments.storyId} is not null then 'Story' else 'Journal' end`,
      on: nameIfVisible(
        userId,
        sql`coalesce(
          (select ${kicks.name} from ${kicks} where ${kicks.id} = ${comments.kickId}),
          (select ${stories.title} from ${stories} where ${stories.id} = ${comments.storyId}),
          (select ${journals.title} from ${journals} where ${journals.id} = ${comments.journalId})
        )`,
      ),
      text: comments.content,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .where(eq(comments.authorId, userId))
    .orderBy(desc(comments.id))

async function readRows(transaction: Queries, userId: string) {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId))
  const ofKicks = await readKicks(transaction, userId)
  const ofStories = await transaction
    .select(getTableColumns(stories))
    .from(stories)
    .innerJoin(journals, eq(journals.id, stories.journalId))
    .where(eq(journals.creatorId, userId))
    .orderBy(stories.position, stories.id)
  const entries = await readEntries(transaction, userId)
  return {
    person: found(person, noSuchPerson),
    buckets: await transaction
      .select()
      .from(buckets)
      .where(eq(buckets.ownerId, userId))
      .orderBy(sql`${buckets.position} nulls first`, desc(buckets.id)),
    places: await transaction
      .select()
      .from(bucketKicks)
      .where(isInBucketOf(userId))
      .orderBy(bucketKicks.position),
    kicks: ofKicks,
    journals: await transaction
      .select()
      .from(journals)
      .where(eq(journals.creatorId, userId))
      .orderBy(desc(journals.id)),
    stories: ofStories,
    entries,
    comments: await readComments(transaction, userId),
    photos: [
      ...(await readPhotos(transaction, 'kickId', ofKicks)),
      ...(await readPhotos(transaction, 'storyId', ofStories)),
      ...(await readPhotos(transaction, 'entryId', entries)),
    ],
  }
}

export type Rows = Awaited<ReturnType<typeof readRows>>

export const createContentsRepository = (database: Database) => ({
  /** Returns the rows of what a person has, all of the same moment. @throws NotFound if the account was deleted */
  read: (userId: string): Promise<Rows> =>
    database.transaction((transaction) => readRows(transaction, userId), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
})
