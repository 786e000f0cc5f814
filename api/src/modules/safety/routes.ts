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

  app.put('/user/:userId/block', { schema: call.blockPerson, ...limited }, ({ user, params }) =>
    safety.add('block', pairOf(user, params)),
  )

  app.delete('/user/:userId/block', { schema: call.unblockPerson, ...limited }, ({ user, params }) =>
    safety.remove('block', pairOf(user, params)),
  )

  app.put('/user/:userId/mute', { schema: call.mutePerson, ...limited }, ({ user, params }) =>
    safety.add('mute', pairOf(user, params)),
  )

  app.delete('/user/:userId/mute', { schema: call.unmutePerson, ...limited }, ({ user, params }) =>
    safety.remove('mute', pairOf(user, params)),
  )

  app.delete(
    '/user/:userId/comments',
    { schema: call.removeCommentsOfPerson, ...limited },
    ({ user, params }) => safety.removeComments(pairOf(user, params)),
  )
}
