import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { brokenConstraint } from '../../database/failures'
import { kickLikes, kicks } from '../../database/schema'
import { NotFound } from '../../errors/domain-error'
import { noSuchKick } from '../kick/words'

/** Who likes which Kick. */
interface Like {
  kickId: string
  userId: string
}

export function createLikeRepository(database: Queries) {
  const countOfKick = database
    .select({ likes: kicks.likeCount })
    .from(kicks)
    .where(eq(kicks.id, sql.placeholder('kickId')))
    .prepare('likes_of_kick')

  return {
    /** Once, however often it is asked for. @throws NotFound when there is no such Kick. */
    async add(like: Like) {
      await database.insert(kickLikes).values(like).onConflictDoNothing().catch(refuseUnknownKick)
    },

    /** One that is not there is fine. */
    async remove({ kickId, userId }: Like) {
      await database.delete(kickLikes).where(and(eq(kickLikes.kickId, kickId), eq(kickLikes.userId, userId)))
    },

    /** How many people like it; undefined when there is no such Kick. */
    async count(kickId: string): Promise<number | undefined> {
      const [kick] = await countOfKick.execute({ kickId })
      return kick?.likes
    },
  }
}

function refuseUnknownKick(error: unknown): never {
  if (brokenConstraint(error) === 'kick_likes_kick_id_fkey') throw new NotFound(noSuchKick)
  throw error
}
