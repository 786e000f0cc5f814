import { and, eq, getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { blocks } from './audience-schema'
import type { Queries } from './database'
import { comments, kickFavourites, kickLikes, kicks, users } from './schema'

/** A Kick with the viewer's own fields. */
export type KickRow = typeof kicks.$inferSelect & {
  creator: Pick<typeof users.$inferSelect, 'id' | 'userName' | 'pictureId'> | null
  liked: boolean
  favourite: boolean
}

/** Left-joined on the Kick's `creatorId`. */
export const creator = alias(users, 'creator')
export const isCreatorOfKick = eq(creator.id, kicks.creatorId)

/** Returns the columns of a Kick. The viewer's own fields are looked up by key for each row. */
export function kickColumns(database: Queries, viewerId: SQLWrapper) {
  const marked = (marks: typeof kickLikes | typeof kickFavourites) => {
    const isMarked = and(eq(marks.kickId, kicks.id), eq(marks.userId, viewerId))
    const mark = database.select({ kickId: marks.kickId }).from(marks).where(isMarked)
    return sql<boolean>`exists (${mark})`
  }
  return {
    ...getTableColumns(kicks),
    commentCount: listedCommentCount(viewerId),
    creator: { id: creator.id, userName: creator.userName, pictureId: creator.pictureId },
    liked: marked(kickLikes),
    favourite: marked(kickFavourites),
  }
}

/** Returns the number of the comments that the viewer's list of them has. */
const listedCommentCount = (viewerId: SQLWrapper) =>
  sql<number>`case when exists (${hiddenAuthors(viewerId)}) then ${kicks.commentCount} - (
      select count(*)::integer from ${comments}
      where ${comments.kickId} = ${kicks.id} and ${comments.hiddenAt} is null
        and ${comments.authorId} in (${hiddenAuthors(viewerId)})
    ) else ${kicks.commentCount} end`

/** Selects the people whose comments a viewer does not see: blocked, muted, or blocking the viewer. */
const hiddenAuthors = (viewerId: SQLWrapper): SQL =>
  sql`select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${viewerId}
      union all
      select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${viewerId} and not ${blocks.isMute}`
