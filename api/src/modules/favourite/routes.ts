import type { Routes } from '../../http/app-deps'
import { signedIn } from '../auth/signed-in'
import { createFavouriteRepository } from './repository'
import * as call from './schemas'

/** /api/kick/{kickId}/favourite: one's own favourites among the Kicks. */
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
