import Type from 'typebox'
import { idParameter } from '../../contract/entity'
import { problems } from '../../contract/problem'

const about = {
  tags: ['Kicks'],
  security: [{ token: [] }],
  params: Type.Object({ kickId: idParameter }),
  response: {
    200: Type.Object(
      { favourite: Type.Boolean() },
      { description: 'Whether the Kick is now one of the user’s favourites.' },
    ),
    ...problems(401, 404),
  },
}

export const favourKick = {
  ...about,
  operationId: 'favourKick',
  summary: 'Add a Kick to the user’s favourites',
  description: 'Nobody else sees it.',
}

export const unfavourKick = {
  ...about,
  operationId: 'unfavourKick',
  summary: 'Remove a Kick from the user’s favourites',
  description: 'Idempotent.',
}
