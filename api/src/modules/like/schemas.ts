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
      { description: 'How many people like the Kick then, and whether you do.' },
    ),
    ...problems(401, 404),
  },
}

export const likeKick = {
  ...about,
  summary: 'Like a Kick',
  description: 'A person likes a Kick once, however often they say so.',
}

export const unlikeKick = { ...about, summary: 'Like a Kick no more' }
