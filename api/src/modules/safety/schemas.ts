import Type from 'typebox'
import { problems } from '@bucketeer/host/server'
import { idParameter } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'

const about = { tags: ['Users'], security: [{ token: [] }] }
const onePerson = operationsOf({
  ...about,
  params: Type.Object({ userId: idParameter }),
  response: { 204: Type.Null({ description: 'Done.' }), ...problems(400, 401, 404) },
})

export const blockPerson = onePerson('blockUser', {
  summary: 'Block a user',
  description:
    'From the next call on, the two do not exist for each other. They stop following each other, and a mute becomes a block. Idempotent.',
})

export const unblockPerson = onePerson('unblockUser', {
  summary: 'End a block',
  description: 'Restores neither a mute nor who followed whom. Idempotent.',
})

export const mutePerson = onePerson('muteUser', {
  summary: 'Mute a user',
  description:
    'Leaves the Kicks, Journals and comments of the user out of the caller’s lists. Does not change a block. Idempotent.',
})

export const unmutePerson = onePerson('unmuteUser', {
  summary: 'End a mute',
  description: 'Does not end a block. Idempotent.',
})

export const removeCommentsOfPerson = onePerson('deleteCommentsOfUser', {
  summary: 'Delete what a user wrote under the caller’s own Kicks',
  description: 'For good, also after a block. Idempotent.',
})
