import type { LogPrecision } from '@bucketeer/platform/text'
import { and, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '@bucketeer/host/server'
import { hiddenPeople } from './hidden-people'
import { logEntries, photos } from './content-schema'
import { bucketKicks, comments, kickFavourites, kickLikes, kicks, users } from './schema'

/** A Kick with the viewer's own fields. */
export type KickRow = Pick<typeof kicks.$inferSelect, keyof typeof shownColumns> & {
  creator: Pick<typeof users.$inferSelect, 'id' | 'userName' | 'pictureId'> | null
  /** The moderator's words to the creator of a hidden Kick. Lists do not read them. */
  hidden?: string | null
  liked: boolean
  favourite: boolean
  /** The ids of the viewer's own Buckets that hold it, oldest first. */
  inBuckets: string[]
  /** Null unless the viewer's log has the Kick. */
  log: LogOfKick | null
}

/** A summary of the viewer's log entries about a Kick. */
export interface LogOfKick {
  /** The id of the newest entry that is not done yet. */
  doing: string | null
  /** The number of entries with the state `done`. */
  done: number
  lastDone: { on: string | null; precision: LogPrecision } | null
  /** The id of the first photo of the latest done entry that has one. */
  photo: string | null
}

/** The fields of the viewer, who has just created the Kick. */
export const viewerFieldsOfNewKick = {
  liked: false,
  favourite: false,
  inBuckets: [],
  log: null,
}

/** Left-joined on the Kick's `creatorId`. */
export const creator = alias(users, 'creator')
export const isCreatorOfKick = eq(creator.id, kicks.creatorId)

// The texts for search are twice as long as the texts.
const {
  searchable: _searchable,
  pictureAlt: _alt,
  pictureCaption: _caption,
  hiddenAt: _hiddenAt,
  ...shownColumns
} = getTableColumns(kicks)

export { shownColumns }

/** Returns the columns of a Kick. The viewer's own fields are looked up by key for each row. */
export function kickColumns(database: Queries, viewerId: SQLWrapper) {
  const marked = (marks: typeof kickLikes | typeof kickFavourites) => {
    const isMarked = and(eq(marks.kickId, kicks.id), eq(marks.userId, viewerId))
    const mark = database.select({ kickId: marks.kickId }).from(marks).where(isMarked)
    return sql<boolean>`exists (${mark})`
  }
  return {
    ...shownColumns,
    commentCount: listedCommentCount(viewerId),
    creator: { id: creator.id, userName: creator.userName, pictureId: creator.pictureId },
    liked: marked(kickLikes),
    favourite: marked(kickFavourites),
    inBuckets: bucketsOfKick(viewerId),
    log: logOfKick(viewerId),
  }
}

/** Looks at first whether there are any, because few Kicks of a list are in the viewer's Buckets. */
export function bucketsOfKick(viewerId: SQLWrapper | string) {
  const ofKick = sql`from ${bucketKicks} where ${bucketKicks.kickId} = ${kicks.id} and ${bucketKicks.ownerId} = ${viewerId}`
  const ids = sql`select ${bucketKicks.bucketId}::text ${ofKick} order by ${bucketKicks.bucketId}`
  return sql<string[]>`case when exists (select ${ofKick}) then array(${ids}) else '{}' end`
}

/**
 * Returns the number of the comments that the viewer's list of them has. Counts comments only while somebody is hidden from
 * the viewer.
 */
const listedCommentCount = (viewerId: SQLWrapper) =>
  sql<number>`case when exists (${hiddenPeople(viewerId)}) then ${kicks.commentCount} - (
      select count(*)::integer from ${comments}
      where ${comments.kickId} = ${kicks.id} and ${comments.hiddenAt} is null
        and ${comments.authorId} in (${hiddenPeople(viewerId)})
    ) else ${kicks.commentCount} end`

/** Aggregates without an order, which would sort for each Kick; few Kicks of a list are in the viewer's log. */
export function logOfKick(viewerId: SQLWrapper | string) {
  const isOfKick = sql`${logEntries.kickId} = ${kicks.id} and ${logEntries.userId} = ${viewerId}`
  const ofKick = sql`from ${logEntries} where ${isOfKick}`
  const latestFirst = sql`${logEntries.sortOn} desc, ${logEntries.fineness} desc, ${logEntries.id} desc`
  const date = sql`json_build_object('on', ${logEntries.happenedOn}, 'precision', ${logEntries.precision})`
  return sql<LogOfKick | null>`(
      select json_build_object(
        'doing', (array(select ${logEntries.id} ${ofKick} and ${logEntries.state} = 'doing' order by ${logEntries.id} desc))[1],
        'done', count(*) filter (where ${logEntries.state} = 'done'),
        'lastDone', (array(
          select ${date} ${ofKick} and ${logEntries.state} = 'done' order by ${latestFirst}
        ))[1],
        'photo', (
          select ${photos.pictureId} from ${logEntries} inner join ${photos} on ${photos.entryId} = ${logEntries.id}
          where ${isOfKick} and ${logEntries.state} = 'done' order by ${latestFirst}, ${photos.position} limit 1
        )
      )
      ${ofKick} having count(*) > 0
    )`
}
