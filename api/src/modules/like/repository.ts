import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { violatedConstraint } from '../../database/failures'
import { kickLikes, kicks } from '../../database/schema'
import { NotFound } from '../../errors/domain-error'
import { isVisibleKick } from '../audience/repository'
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
    .where(and(eq(kicks.id, sql.placeholder('kickId')), isVisibleKick(sql.placeholder('userId'))))
    .prepare('likes_of_kick')

  return {
    /**
     * Idempotent. Does nothing if the Kick does not exist or is hidden from the user: `count` tells.
     * @throws NotFound if the Kick is deleted at the same time
     */
    async add({ kickId, userId }: Like) {
      const insertion = sql`
        insert into ${kickLikes} (kick_id, user_id)
        select ${kicks.id}, ${userId}::uuid from ${kicks}
        where ${kicks.id} = ${kickId} and ${isVisibleKick(userId)}
        on conflict do nothing`
      await database.execute(insertion).catch(refuseUnknownKick)
    },

    /** Idempotent. */
    async remove({ kickId, userId }: Like) {
      await database.delete(kickLikes).where(and(eq(kickLikes.kickId, kickId), eq(kickLikes.userId, userId)))
    },

    /** Returns the number of likes; undefined if the Kick does not exist or is hidden from the user. */
    async count(like: Like): Promise<number | undefined> {
      const [kick] = await countOfKick.execute({ ...like })
      return kick?.likes
    },
  }
}

function refuseUnknownKick(error: unknown): never {
  if (violatedConstraint(error) === 'kick_likes_kick_id_fkey') throw new NotFound(noSuchKick)
  throw error
}
