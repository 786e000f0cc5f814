import Type from 'typebox'
import { idParameter } from '../../contract/entity'
import { problems } from '../../contract/problem'

const about = {
  tags: ['Kicks'],
  security: [{ token: [] }],
  params: Type.Object({ kickId: idParameter }),
  response: {
    200: Type.Object(
      { likes: Type.Integer({ minimum: 0 }), liked: Type.Boolean() },
      { description: 'The new number of likes, and whether the user likes the Kick.' },
    ),
    ...problems(401, 404),
  },
}

export const likeKick = {
  ...about,
  operationId: 'likeKick',
  summary: 'Like a Kick',
  description: 'Idempotent: counts each user once.',
}

export const unlikeKick = { ...about, operationId: 'unlikeKick', summary: 'Remove a like from a Kick' }
