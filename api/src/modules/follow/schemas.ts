import { named, problems, reference } from '@bucketeer/host/server'
import Type, { type Static } from 'typebox'
import { idParameter } from '../../contract/entity'
import { feedKinds } from '../../database/audience-schema'

const shows = Type.Array(Type.Enum(feedKinds, { type: 'string' }), {
  title: 'Shows',
  uniqueItems: true,
  maxItems: feedKinds.length,
  description: 'What the feed of the follower shows of the user.',
})

export const followStates = ['asked', 'accepted'] as const

export const Follow = named(
  'Follow',
  Type.Object(
    {
      state: Type.Enum(followStates, { type: 'string', description: '`asked`: it is not accepted yet.' }),
      shows,
    },
    { description: 'How one user follows another.' },
  ),
)

export const followOfCaller = Type.Unsafe<Static<typeof Follow> | null>({
  anyOf: [{ $ref: 'Follow#' }, { type: 'null' }],
  description: 'How the caller follows the user; null for nobody, and for those blocked or muted.',
})

export const FollowChange = named(
  'FollowChange',
  Type.Object(
    { shows: Type.Optional(shows) },
    { description: 'A missing field stays as it is; everything at first.' },
  ),
)

const about = { tags: ['Users'], security: [{ token: [] }], params: Type.Object({ userId: idParameter }) }
const done = { 204: Type.Null({ description: 'Done.' }), ...problems(400, 401, 404) }

export const followPerson = {
  ...about,
  operationId: 'followUser',
  summary: 'Follow a user, or change what the feed shows of them',
  description:
    'Asks first if the user approves followers. At most 2,000 people, and 10 follows on the first day of an account. Idempotent.',
  body: reference(FollowChange),
  response: { 200: reference(Follow), ...problems(400, 401, 404, 409, 413, 415) },
}

export const unfollowPerson = {
  ...about,
  operationId: 'unfollowUser',
  summary: 'Unfollow a user, or take the request back',
  description: 'Idempotent.',
  response: done,
}

export const acceptFollower = {
  ...about,
  operationId: 'acceptFollower',
  summary: 'Accept that a user follows the caller',
  description: 'Idempotent. A user who does not ask gets 404.',
  response: done,
}

export const removeFollower = {
  ...about,
  operationId: 'removeFollower',
  summary: 'Decline the request of a user, or remove the follower',
  description: 'Nobody is told. Idempotent.',
  response: done,
}
