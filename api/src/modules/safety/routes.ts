import { InvalidValue } from '@bucketeer/host/server'
import type { Routes } from '../../app-deps'
import { limitByUser } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import type { Person } from '../../database/person-row'
import { createSafetyRepository } from './repository'
import * as call from './schemas'
import { thatIsYou } from './words'

/** Registers /user/{userId}/block, /mute and /comments. Register it under /api. */
export const safetyRoutes: Routes = async (app, { database }) => {
  const safety = createSafetyRepository(database)
  app.addHook('onRequest', signedIn)

  const pairOf = ({ id }: Person, { userId }: { userId: string }) => {
    const personId = userId.toLowerCase()
    if (personId === id) throw new InvalidValue(thatIsYou)
    return { viewerId: id, personId }
  }
  const limited = { onRequest: limitByUser('block-by-person') }

  app.put(
    '/user/:userId/block',
    { schema: call.blockPerson, ...limited },
    async ({ user, params }, reply) => {
      await safety.add('block', pairOf(user, params))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/user/:userId/block',
    { schema: call.unblockPerson, ...limited },
    async ({ user, params }, reply) => {
      await safety.remove('block', pairOf(user, params))
      return reply.code(204).send(null)
    },
  )

  app.put('/user/:userId/mute', { schema: call.mutePerson, ...limited }, async ({ user, params }, reply) => {
    await safety.add('mute', pairOf(user, params))
    return reply.code(204).send(null)
  })

  app.delete(
    '/user/:userId/mute',
    { schema: call.unmutePerson, ...limited },
    async ({ user, params }, reply) => {
      await safety.remove('mute', pairOf(user, params))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/user/:userId/comments',
    { schema: call.removeCommentsOfPerson, ...limited },
    async ({ user, params }, reply) => {
      await safety.removeComments(pairOf(user, params))
      return reply.code(204).send(null)
    },
  )
}
