import Type from 'typebox'
import { problems } from '@bucketeer/host/server'
import { idParameter } from '../../contract/entity'

const about = { tags: ['Kicks'], security: [{ token: [] }], params: Type.Object({ kickId: idParameter }) }

const like = {
  ...about,
  response: {
    200: Type.Object(
      { likes: Type.Integer({ minimum: 0 }), liked: Type.Boolean() },
      { description: 'The new number of likes, and whether the user likes the Kick.' },
    ),
    ...problems(401, 404),
  },
}

const favourite = {
  ...about,
  response: {
    200: Type.Object(
      { favourite: Type.Boolean() },
      { description: 'Whether the Kick is now one of the user’s favourites.' },
    ),
    ...problems(401, 404),
  },
}

export const likeKick = {
  ...like,
  operationId: 'likeKick',
  summary: 'Like a Kick',
  description: 'Idempotent: counts each user once.',
}

export const unlikeKick = { ...like, operationId: 'unlikeKick', summary: 'Remove a like from a Kick' }

export const favourKick = {
  ...favourite,
  operationId: 'favourKick',
  summary: 'Add a Kick to the user’s favourites',
  description: 'Nobody else sees it.',
}

export const unfavourKick = {
  ...favourite,
  operationId: 'unfavourKick',
  summary: 'Remove a Kick from the user’s favourites',
  description: 'Idempotent.',
}
