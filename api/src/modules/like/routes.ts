import { found } from '../../errors/domain-error'
import type { Routes } from '../../http/app-deps'
import { signedIn } from '../auth/signed-in'
import { noSuchKick } from '../kick/words'
import { createLikeRepository } from './repository'
import * as call from './schemas'

/** Registers /kick/{kickId}/like. */
export const likeRoutes: Routes = async (app, { database }) => {
  const likes = createLikeRepository(database)
  app.addHook('onRequest', signedIn)

  const countOf = async (kickId: string, userId: string) =>
    found(await likes.count({ kickId, userId }), noSuchKick)

  app.put('/:kickId/like', { schema: call.likeKick }, async ({ user, params: { kickId } }) => {
    await likes.add({ kickId, userId: user.id })
    return { likes: await countOf(kickId, user.id), liked: true }
  })

  app.delete('/:kickId/like', { schema: call.unlikeKick }, async ({ user, params: { kickId } }) => {
    await likes.remove({ kickId, userId: user.id })
    return { likes: await countOf(kickId, user.id), liked: false }
  })
}
