import { choice, namedObject, optional, problems, reference } from '@bucketeer/host/server'
import Type, { type Static } from 'typebox'
import { idParameter } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import { feedKinds } from '../../database/content-schema'

const shows = Type.Array(choice(feedKinds), {
  title: 'Shows',
  uniqueItems: true,
  maxItems: feedKinds.length,
  description: 'What the feed of the follower shows of the user.',
})

export const followStates = ['asked', 'accepted'] as const

export const Follow = namedObject('Follow', 'How one user follows another.', {
  state: choice(followStates, { description: '`asked`: it is not accepted yet.' }),
  shows,
})

export const followOfCaller = Type.Unsafe<Static<typeof Follow> | null>({
  anyOf: [{ $ref: 'Follow#' }, { type: 'null' }],
  description: 'How the caller follows the user; null for nobody, and for those blocked or muted.',
})

export const FollowChange = namedObject(
  'FollowChange',
  'A missing field stays as it is; everything at first.',
  { shows: Type.Optional(shows) },
)

const operation = operationsOf({
  tags: ['Users'],
  security: [{ token: [] }],
  params: Type.Object({ userId: idParameter }),
})
const done = { 204: Type.Null({ description: 'Done.' }), ...problems(400, 401, 404) }

export const followPerson = operation('followUser', {
  summary: 'Follow a user, or change what the feed shows of them',
  description:
    'Asks first if the user approves followers. At most 2,000 people, and 10 follows on the first day of an account. Idempotent.',
  body: reference(FollowChange),
  response: { 200: reference(Follow), ...problems(400, 401, 404, 409, 413, 415) },
})

export const unfollowPerson = operation('unfollowUser', {
  summary: 'Unfollow a user, or take the request back',
  description: 'Idempotent.',
  response: done,
})

export const acceptFollower = operation('acceptFollower', {
  summary: 'Accept that a user follows the caller',
  description: 'Idempotent. A user who does not ask gets 404.',
  response: done,
})

export const removeFollower = operation('removeFollower', {
  summary: 'Decline the request of a user, or remove the follower',
  description: 'Nobody is told. Idempotent.',
  querystring: Type.Object({
    state: optional.choice(['asked'], {
      title: 'state',
      description: 'Declines a request only: a request that was accepted gets 409.',
    }),
  }),
  response: { ...done, ...problems(409) },
})
