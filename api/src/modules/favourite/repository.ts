import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { violatedConstraint } from '../../database/failures'
import { kickFavourites } from '../../database/schema'
import { NotFound } from '../../errors/domain-error'
import { noSuchKick } from '../kick/words'

/** A user and a Kick. */
interface Favourite {
  kickId: string
  userId: string
}

export const createFavouriteRepository = (database: Queries) => ({
  /** Idempotent. @throws NotFound if the Kick does not exist. */
  async add(favourite: Favourite) {
    await database.insert(kickFavourites).values(favourite).onConflictDoNothing().catch(refuseUnknownKick)
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
