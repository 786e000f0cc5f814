import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database'
import { isVisibleKick } from '../../database/kick-row'
import { kickFavourites, kicks } from '../../database/schema'
import { found } from '../../errors/domain-error'
import { noSuchKick } from '../kick/words'

/** A user and a Kick. */
interface Favourite {
  kickId: string
  userId: string
}

export const createFavouriteRepository = (database: Queries) => ({
  /** Idempotent. @throws NotFound if the Kick does not exist or is hidden from the user. */
  add: ({ kickId, userId }: Favourite): Promise<void> =>
    database.transaction(async (transaction) => {
      const [kick] = await transaction
        .select({ id: kicks.id })
        .from(kicks)
        .where(and(eq(kicks.id, kickId), isVisibleKick(userId)))
        .for('key share')
      found(kick, noSuchKick)
      await transaction.insert(kickFavourites).values({ kickId, userId }).onConflictDoNothing()
    }),

  /** Idempotent. */
  async remove({ kickId, userId }: Favourite) {
    await database
      .delete(kickFavourites)
      .where(and(eq(kickFavourites.kickId, kickId), eq(kickFavourites.userId, userId)))
  },
})
