import type { Routes } from '../../http/app-deps'
import { signedIn } from '../auth/signed-in'
import { createFavouriteRepository } from './repository'
import * as call from './schemas'

/** Registers /kick/{kickId}/favourite: the user's own favourites. */
export const favouriteRoutes: Routes = async (app, { database }) => {
  const favourites = createFavouriteRepository(database)
  app.addHook('onRequest', signedIn)

  app.put('/:kickId/favourite', { schema: call.favourKick }, async ({ user, params: { kickId } }) => {
    await favourites.add({ kickId, userId: user.id })
    return { favourite: true }
  })

  app.delete('/:kickId/favourite', { schema: call.unfavourKick }, async ({ user, params: { kickId } }) => {
    await favourites.remove({ kickId, userId: user.id })
    return { favourite: false }
  })
}
