import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { violatedConstraint } from '../../database/failures'
import { kickFavourites, kicks } from '../../database/schema'
import { found, NotFound } from '../../errors/domain-error'
import { isVisibleKick } from '../audience/repository'
import { noSuchKick } from '../kick/words'

/** A user and a Kick. */
interface Favourite {
  kickId: string
  userId: string
}

export const createFavouriteRepository = (database: Queries) => ({
  /** Idempotent. @throws NotFound if the Kick does not exist or is hidden from the user. */
  async add({ kickId, userId }: Favourite) {
    const isVisible = and(eq(kicks.id, kickId), isVisibleKick(userId))
    const insertion = sql`
      insert into ${kickFavourites} (kick_id, user_id)
      select ${kicks.id}, ${userId}::uuid from ${kicks} where ${isVisible}
      on conflict do nothing`
    const { rowCount } = await database.execute(insertion).catch(refuseUnknownKick)
    if (rowCount === 1) return
    const [kick] = await database.select({ id: kicks.id }).from(kicks).where(isVisible)
    found(kick, noSuchKick)
  },

  /** Idempotent. */
  async remove({ kickId, userId }: Favourite) {
    await database
      .delete(kickFavourites)
      .where(and(eq(kickFavourites.kickId, kickId), eq(kickFavourites.userId, userId)))
  },
})

function refuseUnknownKick(error: unknown): never {
  if (violatedConstraint(error) === 'kick_favourites_kick_id_fkey') throw new NotFound(noSuchKick)
  throw error
}
