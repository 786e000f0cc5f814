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
      { description: 'Whether the Kick is one of your favourites then.' },
    ),
    ...problems(401, 404),
  },
}

export const favourKick = {
  ...about,
  summary: 'Make a Kick one of one’s favourites',
  description: 'Nobody else sees it.',
}

export const unfavourKick = {
  ...about,
  summary: 'Have a Kick among one’s favourites no more',
  description: 'One that is not among them is fine.',
}
