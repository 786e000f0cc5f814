import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { violatedConstraint } from '../../database/failures'
import { kickLikes, kicks } from '../../database/schema'
import { NotFound } from '../../errors/domain-error'
import { noSuchKick } from '../kick/words'

/** A user and a Kick. */
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
    /** Idempotent. @throws NotFound if the Kick does not exist. */
    async add(like: Like) {
      await database.insert(kickLikes).values(like).onConflictDoNothing().catch(refuseUnknownKick)
    },

    /** Idempotent. */
    async remove({ kickId, userId }: Like) {
      await database.delete(kickLikes).where(and(eq(kickLikes.kickId, kickId), eq(kickLikes.userId, userId)))
    },

    /** Returns the number of likes; undefined if the Kick does not exist. */
    async count(kickId: string): Promise<number | undefined> {
      const [kick] = await countOfKick.execute({ kickId })
      return kick?.likes
    },
  }
}

function refuseUnknownKick(error: unknown): never {
  if (violatedConstraint(error) === 'kick_likes_kick_id_fkey') throw new NotFound(noSuchKick)
  throw error
}
