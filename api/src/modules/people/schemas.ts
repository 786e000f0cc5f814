import { choice, optional, problems } from '@bucketeer/host/server'
import Type, { type Static } from 'typebox'
import { idListPattern } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import { onePage, pageQuery } from '../../contract/paging'
import { Creator, distinguishingFields } from '../creator/creator'
import { followOfCaller } from '../follow/schemas'

const lists = ['following', 'followers', 'requests', 'blocked', 'muted', 'found', 'suggested'] as const

/** A user of a list, and how the caller follows them. */
const ListedPerson = Type.Object({
  ...Creator.properties,
  ...distinguishingFields,
  follow: followOfCaller,
})

const operation = operationsOf({ tags: ['Users'], security: [{ token: [] }] })

export const listPeople = operation('listUsers', {
  summary: 'The users of a list of the caller',
  querystring: Type.Object({
    ...pageQuery.properties,
    list: choice(lists, {
      title: 'list',
      description:
        '`following`: whom the caller follows, or asks to. `requests`: who asks to follow the caller. `found`: by their names, of those whom others can find. `suggested`: at most 12 to follow, those who shared a Kick lately, on one page.',
    }),
    q: optional.string({
      title: 'q',
      minLength: 2,
      maxLength: 200,
      description: 'For `found`: at least two letters of the name.',
    }),
  }),
  response: { 200: onePage(ListedPerson), ...problems(400, 401) },
})

export const listShownPeople = operation('listShownUsers', {
  summary: 'Those of some users of whom lists show the caller something',
  description:
    'The others were muted or blocked by the caller, blocked the caller, are suspended or deleted.',
  querystring: Type.Object({
    ids: Type.String({
      title: 'ids',
      pattern: idListPattern(100),
      description: 'At most 100 ids of users, separated by commas.',
    }),
  }),
  response: {
    200: Type.Object({ ids: Type.Array(Type.String({ format: 'uuid' })) }),
    ...problems(400, 401),
  },
})

export type PeopleQuery = Static<typeof listPeople.querystring>
