import Type from 'typebox'
import { describedObject, problems } from '@bucketeer/host/server'
import { idParameter } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import type { Routes } from '../../app-deps'
import { signedIn } from '../session/signed-in'
import { createMarkRepository } from './repository'

const about = { tags: ['Kicks'], security: [{ token: [] }], params: Type.Object({ kickId: idParameter }) }

const like = operationsOf({
  ...about,
  response: {
    200: describedObject('The new number of likes, and whether the user likes the Kick.', {
      likes: Type.Integer({ minimum: 0 }),
      liked: Type.Boolean(),
    }),
    ...problems(401, 404),
  },
})

const favourite = operationsOf({
  ...about,
  response: {
    200: describedObject('Whether the Kick is now one of the user’s favourites.', {
      favourite: Type.Boolean(),
    }),
    ...problems(401, 404),
  },
})

const likeKick = like('likeKick', {
  summary: 'Like a Kick',
  description: 'Idempotent: counts each user once.',
})

const unlikeKick = like('unlikeKick', { summary: 'Remove a like from a Kick' })

const favourKick = favourite('favourKick', {
  summary: 'Add a Kick to the user’s favourites',
  description: 'Nobody else sees it.',
})

const unfavourKick = favourite('unfavourKick', {
  summary: 'Remove a Kick from the user’s favourites',
  description: 'Idempotent.',
})

/** Registers /kick/{kickId}/like and /kick/{kickId}/favourite, which only the user sees. */
export const likeRoutes: Routes = async (app, { database }) => {
  const likes = createMarkRepository(database, 'likes')
  const favourites = createMarkRepository(database, 'favourites')
  app.addHook('onRequest', signedIn)

  app.put('/:kickId/like', { schema: likeKick }, async ({ user, params: { kickId } }) => ({
    likes: await likes.add({ kickId, userId: user.id }),
    liked: true,
  }))

  app.delete('/:kickId/like', { schema: unlikeKick }, async ({ user, params: { kickId } }) => {
    await likes.remove({ kickId, userId: user.id })
    return { likes: await likes.countLikes({ kickId, userId: user.id }), liked: false }
  })

  app.put('/:kickId/favourite', { schema: favourKick }, async ({ user, params: { kickId } }) => {
    await favourites.add({ kickId, userId: user.id })
    return { favourite: true }
  })

  app.delete('/:kickId/favourite', { schema: unfavourKick }, async ({ user, params: { kickId } }) => {
    await favourites.remove({ kickId, userId: user.id })
    return { favourite: false }
  })
}
