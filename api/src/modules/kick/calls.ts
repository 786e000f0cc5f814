import Type, { type Static } from 'typebox'
import { idParameter } from '../../contract/entity'
import { linkHeader, pageQueryUpTo } from '../../contract/paging'
import { problems } from '../../contract/problem'
import { reference } from '../../contract/reference'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'
import { category, continent, Kick, KickChange, KickFields } from './schemas'

/** The OpenAPI descriptions of /api/kick. */
const about = { tags: ['Kicks'], security: [{ token: [] }] }
const params = Type.Object({ kickId: idParameter })
const kick = reference(Kick)

/** Maximum number of Kicks in a list without a limit. */
export const largestKickPage = 1000

const kickQuery = Type.Object({
  ...pageQueryUpTo(largestKickPage).properties,
  continent: Type.Optional(continent),
  category: Type.Optional(category),
  q: Type.Optional(
    Type.String({
      title: 'q',
      maxLength: 200,
      description:
        'Words that all have to be in its title, bio or country, with or without accents and capitals. A word of one or two letters has to begin one there.',
    }),
  ),
  createdBy: Type.Optional(
    Type.String({ title: 'createdBy', format: 'uuid', description: 'The id of a person: theirs alone.' }),
  ),
})

export type KickQuery = Static<typeof kickQuery>

export const listKicks = {
  ...about,
  summary: 'Everybody’s Kicks, newest first',
  description: 'Those that their creators deleted are not among them.',
  querystring: kickQuery,
  response: {
    200: Type.Array(kick, { description: 'A page of them.', headers: linkHeader }),
    ...problems(400, 401),
  },
}

export const createKick = {
  ...about,
  summary: 'Create a Kick',
  headers: idempotencyHeaders,
  body: reference(KickFields),
  response: { 201: kick, ...problems(400, 401, 404, 413, 415, 422) },
}

export const readKick = {
  ...about,
  summary: 'A Kick',
  description: 'Anybody’s, also one that is withdrawn.',
  params,
  response: { 200: kick, ...problems(401, 404) },
}

export const updateKick = {
  ...about,
  summary: 'Change one of one’s own Kicks',
  params,
  headers: changeHeaders,
  body: reference(KickChange),
  response: { 200: kick, ...problems(400, 401, 403, 404, 412, 413, 415) },
}

export const deleteKick = {
  ...about,
  summary: 'Delete one of one’s own Kicks',
  description:
    'It leaves the lists and one’s own Buckets. Where Buckets or Stories of others hold it, it stays, as withdrawn, until the last of them lets go.',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 403, 404) },
}
