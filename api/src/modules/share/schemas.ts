import Type from 'typebox'
import { choice, namedObject, optional, problems, reference } from '@bucketeer/host/server'
import { idParameter, nullable, orNull } from '../../contract/fields'
import { idempotencyHeaders, operationsOf } from '../../contract/operation'
import { linkHeader, pageQuery, pageQueryUpTo } from '../../contract/paging'
import { newPassword } from '../password/password'
import { Bucket } from '../bucket/schemas'
import { Journal, withOrWithoutToken } from '../journal/schemas'
import { largestStoryPage } from '../journal/stories/schemas'
import { SharedEntry, SharedYear } from '../log/shared/schemas'
import { Story } from '../story/schemas'

export const shareKinds = ['bucket', 'journal', 'log', 'year'] as const
export type ShareKind = (typeof shareKinds)[number]

const kind = choice(shareKinds, { title: 'Kind' })
const thingId = Type.String({
  pattern: '^(?:[1-9][0-9]{0,3}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$',
  title: 'Id',
  description: 'The id of the Bucket, the Journal or the entry of the log, or the year, such as `2024`.',
})
const expiresAt = orNull.string({
  format: 'date-time',
  title: 'Good until',
  description: 'Null: until it is ended.',
})
const hasPreview = Type.Boolean({
  title: 'Preview',
  description: 'Whether chats show title and picture. Never while there is a password.',
})
const showsNotes = Type.Boolean({
  title: 'Notes',
  description:
    'Whether notes and texts of photos of entries with companions are shown, which may name them. For an entry or a year.',
})
const password = nullable({
  ...newPassword,
  description: 'What readers must send. Null: none. Not a common password.',
})

const changeableFields = Type.Partial(Type.Object({ expiresAt, hasPreview, showsNotes, password })).properties

export const ShareLink = namedObject(
  'ShareLink',
  'A link that lets everybody who has it read a Bucket, a Journal, or an entry or a year of a log.',
  {
    _id: Type.String({ format: 'uuid' }),
    kind,
    id: thingId,
    name: optional.string({ description: 'The name of the thing; only in the list of all links.' }),
    key: Type.String({ description: 'Opens the thing. The server does not store it.' }),
    url: Type.String({
      description: 'The URL of its page; a path on a site without PUBLIC_URL.',
    }),
    expiresAt,
    hasPreview,
    showsNotes,
    hasPassword: Type.Boolean(),
    createdAt: Type.String({ format: 'date-time' }),
  },
)

export const NewShareLink = namedObject(
  'NewShareLink',
  'By default it is good until it is ended, without preview, such notes and password.',
  {
    kind,
    id: thingId,
    ...changeableFields,
  },
)

export const ShareLinkChange = namedObject('ShareLinkChange', 'What is missing stays as it is.', {
  ...changeableFields,
  newKey: optional.boolean({ title: 'New link', description: 'Gives it a new URL. The present one ends.' }),
})

export const Shared = namedObject(
  'Shared',
  'The content of a link: a Bucket, a Journal, or an entry or a year of a log. It has what every member may see, without the creators of the Kicks of others and with their countries at most.',
  {
    kind,
    bucket: Type.Optional(reference(Bucket)),
    journal: Type.Optional(reference(Journal)),
    entry: Type.Optional(reference(SharedEntry)),
    year: Type.Optional(reference(SharedYear)),
  },
)

const params = Type.Object({ id: idParameter })
const operation = operationsOf({ tags: ['Links'], security: [{ token: [] }] })
const link = reference(ShareLink)

export const listShareLinks = operation('listShareLinks', {
  summary: 'All links of the user, newest first, or the link of one Bucket, Journal, entry or year',
  querystring: Type.Object({
    kind: Type.Optional(kind),
    id: Type.Optional(thingId),
    ...pageQuery.properties,
  }),
  response: {
    200: Type.Array(link, {
      description:
        'With kind and id, one link at most, also an expired one. Without them, one page of those that work.',
      headers: linkHeader,
    }),
    ...problems(400, 401, 404),
  },
})

export const endShareLinks = operation('endShareLinks', {
  summary: 'End all links of the user',
  response: { 204: Type.Null({ description: 'Ended.' }), ...problems(401) },
})

export const createShareLink = operation('createShareLink', {
  summary: 'Create the link of a Bucket, a Journal, an entry or a year',
  description:
    'Each has one link at most. An expired one is replaced. 400 for a year after the next. 409 too for an entry that a link does not show: one that was let go, or whose Kick others cannot see.',
  headers: idempotencyHeaders,
  body: reference(NewShareLink),
  response: { 201: link, ...problems(400, 401, 404, 409, 413, 415, 422) },
})

export const updateShareLink = operation('updateShareLink', {
  summary: 'Change a link, or give it a new URL',
  params,
  body: reference(ShareLinkChange),
  response: { 200: link, ...problems(400, 401, 404, 413, 415) },
})

export const endShareLink = operation('endShareLink', {
  summary: 'End a link',
  params,
  response: { 204: Type.Null({ description: 'Ended.' }), ...problems(401, 404) },
})

const openedByKey = {
  security: withOrWithoutToken,
  params: Type.Object({ key: Type.String() }),
  headers: Type.Object({
    'x-share-password': optional.string({
      title: 'x-share-password',
      maxLength: 3072,
      description: 'The password of the link, percent-encoded.',
    }),
  }),
}

export const readShared = operation('getShared', {
  summary: 'Returns the thing that a link shares',
  description:
    'For everybody who has the link. Unknown, ended and expired links get the same 404, and so do those of people whom the caller blocked or who blocked the caller. Without the right password the status is 401.',
  ...openedByKey,
  response: { 200: reference(Shared), ...problems(400, 401, 404) },
})

export const listSharedStories = operation('listSharedStories', {
  summary: 'The Stories of a Journal that a link shares, by pages',
  description:
    'The cursor is the last Story that the reader has. A page has as many as fit into 2 MB. Links to other things get the 404 of unknown ones.',
  ...openedByKey,
  querystring: pageQueryUpTo(largestStoryPage),
  response: { 200: Type.Array(reference(Story), { headers: linkHeader }), ...problems(400, 401, 404) },
})
