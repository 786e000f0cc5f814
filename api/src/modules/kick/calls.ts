import Type, { type Static } from 'typebox'
import { optional, problems, reference } from '@bucketeer/host/server'
import { idListPattern, idParameter, orNull } from '../../contract/fields'
import { changeHeaders, idempotencyHeaders, operationsOf } from '../../contract/operation'
import { onePage, pageQueryUpTo } from '../../contract/paging'
import { cursorPattern } from './list/cursor'
import { category, filterFields, Kick, KickChange, KickFields } from './schemas'

/** The OpenAPI descriptions of /api/kick. */
const operation = operationsOf({ tags: ['Kicks'], security: [{ token: [] }] })
const params = Type.Object({ kickId: idParameter })
const kick = reference(Kick)

/** Maximum number of Kicks in a list without a limit. */
export const largestKickPage = 1000

const kickQuery = Type.Object({
  ...pageQueryUpTo(largestKickPage).properties,
  cursor: optional.string({
    title: 'cursor',
    pattern: cursorPattern,
    description: 'From the link to the next page. A cursor belongs to one order.',
  }),
  sort: optional.choice(['newest', 'liked'], {
    title: 'sort',
    description: 'Newest first, which is the default, or most liked first.',
  }),
  ...Type.Partial(Type.Object(filterFields)).properties,
  q: optional.string({
    title: 'q',
    maxLength: 200,
    description:
      'Words that title, bio, place or country must all contain, ignoring accents and case. Words of one or two letters match the beginning of a word.',
  }),
  createdBy: optional.string({
    title: 'createdBy',
    format: 'uuid',
    description: 'Only those of the user with this id.',
  }),
  mine: optional.choice(['private', 'created', 'liked', 'favourites'], {
    title: 'mine',
    description:
      'The user’s own Private Kicks, all that the user created, or what the user likes or has among the favourites.',
  }),
  ids: optional.string({
    title: 'ids',
    pattern: idListPattern(12),
    description: 'At most 12 ids, separated by commas: only these Kicks, also Private ones of the user.',
  }),
})

export type KickQuery = Static<typeof kickQuery>

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const readKickFigures = operation('getKickFigures', {
  summary: 'The key figures of all Kicks',
  description: 'Counts the Kicks that every member may see.',
  response: {
    200: Type.Object({
      kicks: count('Number of Kicks.'),
      countries: count('Number of countries that they are in.'),
      categories: optional.array(
        Type.Object({ category, kicks: count('Number of Kicks of the category.') }),
        {
          description: 'The categories that they are of. Missing from servers before 1.1.',
        },
      ),
    }),
    ...problems(401),
  },
})

export const listKicks = operation('listKicks', {
  summary: 'Everybody’s Kicks, newest first',
  description:
    'The Kicks that the user may see: without Private ones of others, withdrawn ones, and those of muted or blocked people. Only `mine` lists the user’s own Private ones.',
  querystring: kickQuery,
  response: { 200: onePage(kick), ...problems(400, 401) },
})

export const correctSearch = operation('correctSearch', {
  summary: 'A search without typos',
  description:
    'For a search that finds nothing: replaces words of five letters and more by words of Kicks that differ by one letter.',
  querystring: Type.Object({
    q: Type.String({ title: 'q', minLength: 1, maxLength: 200, description: 'The search.' }),
  }),
  response: {
    200: Type.Object({
      q: orNull.string({ description: 'The corrected search; null if there is none.' }),
    }),
    ...problems(400, 401),
  },
})

export const createKick = operation('createKick', {
  summary: 'Create a Kick',
  headers: idempotencyHeaders,
  body: reference(KickFields),
  response: { 201: kick, ...problems(400, 401, 404, 413, 415, 422) },
})

export const readKick = operation('getKick', {
  summary: 'A Kick',
  description: 'Of anybody who lets the user see it, also a withdrawn one.',
  params,
  response: { 200: kick, ...problems(401, 404) },
})

export const updateKick = operation('updateKick', {
  summary: 'Change one of the user’s own Kicks',
  params,
  headers: changeHeaders,
  body: reference(KickChange),
  response: { 200: kick, ...problems(400, 401, 403, 404, 412, 413, 415) },
})

export const deleteKick = operation('deleteKick', {
  summary: 'Delete one of the user’s own Kicks',
  description:
    'Removes it from the lists and from the user’s own Buckets. If Buckets or Stories of others hold it, it stays withdrawn until the last of them releases it.',
  params,
  querystring: Type.Object({
    unused: optional.boolean({
      title: 'unused',
      description:
        'Whether to delete it only while it is Private and in no Bucket, log or Story; otherwise 409.',
    }),
  }),
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(400, 401, 403, 404, 409) },
})
