import { and, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from './database'
import { kickFavourites, kickLikes, kicks, users } from './schema'

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
    creator: { id: creator.id, userName: creator.userName, pictureId: creator.pictureId },
    liked: marked(kickLikes),
    favourite: marked(kickFavourites),
  }
}
