import { InvalidValue } from '@bucketeer/host/server'
import type { Routes } from '../../app-deps'
import type { Person } from '../../database/person-row'
import { limitByUser, limitInFirstDay, refundInFirstDay } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { createFollowRepository } from './repository'
import * as call from './schemas'
import { thatIsYou } from './words'

/** Registers /user/{userId}/follow and /follower. Register it under /api. */
export const followRoutes: Routes = async (app, { database }) => {
  const follows = createFollowRepository(database)
  app.addHook('onRequest', signedIn)

  const pairOf = ({ id }: Person, { userId }: { userId: string }) => {
    const personId = userId.toLowerCase()
    if (personId === id) throw new InvalidValue(thatIsYou)
    return { viewerId: id, personId }
  }
  const limited = { onRequest: limitByUser('follow-by-person') }

  app.put('/user/:userId/follow', { schema: call.followPerson, ...limited }, async (request) => {
    const { user, params, body } = request
    const pair = pairOf(user, params)
    const save = () => follows.follow(user, pair.personId, body)
    if ((await follows.relation(pair)).follow) return save()
    // Counts each follow that begins, because somebody may unfollow and go on.
    await limitInFirstDay('follow-in-first-day')(request)
    return save().catch(refundInFirstDay('follow-in-first-day', request))
  })

  app.delete('/user/:userId/follow', { schema: call.unfollowPerson, ...limited }, ({ user, params }) =>
    follows.unfollow(pairOf(user, params)),
  )

  app.put('/user/:userId/follower', { schema: call.acceptFollower, ...limited }, ({ user, params }) =>
    follows.accept(pairOf(user, params)),
  )

  app.delete(
    '/user/:userId/follower',
    { schema: call.removeFollower, ...limited },
    ({ user, params, query: { state } }) => follows.remove(pairOf(user, params), state),
  )
}
