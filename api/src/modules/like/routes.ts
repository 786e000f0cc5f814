import type { Routes } from '../../app-deps'
import { signedIn } from '../session/signed-in'
import { createMarkRepository } from './repository'
import * as call from './schemas'

/** Registers /kick/{kickId}/like and /kick/{kickId}/favourite, which only the user sees. */
export const likeRoutes: Routes = async (app, { database }) => {
  const likes = createMarkRepository(database, 'likes')
  const favourites = createMarkRepository(database, 'favourites')
  app.addHook('onRequest', signedIn)

  app.put('/:kickId/like', { schema: call.likeKick }, async ({ user, params: { kickId } }) => ({
    likes: await likes.add({ kickId, userId: user.id }),
    liked: true,
  }))

  app.delete('/:kickId/like', { schema: call.unlikeKick }, async ({ user, params: { kickId } }) => {
    await likes.remove({ kickId, userId: user.id })
    return { likes: await likes.countLikes({ kickId, userId: user.id }), liked: false }
  })

  app.put('/:kickId/favourite', { schema: call.favourKick }, async ({ user, params: { kickId } }) => {
    await favourites.add({ kickId, userId: user.id })
    return { favourite: true }
  })

  app.delete('/:kickId/favourite', { schema: call.unfavourKick }, async ({ user, params: { kickId } }) => {
    await favourites.remove({ kickId, userId: user.id })
    return { favourite: false }
  })
}
