import { knownVersions } from '../../contract/operation'
import type { Routes } from '../../app-deps'
import { hashNewPassword } from '../password/password'
import { bearerToken, hashToken } from '../session/token'
import { addressKey } from '../../limits/address-key'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { acceptedPicture } from '../media/picture-urls'
import { deleteRemovedFiles } from '../media/clean-up-pictures'
import { createPictureRepository } from '../media/repository'
import { createPlaceRepository } from '../places/repository'
import { foldText } from '@bucketeer/platform/text'
import { createBackgroundTasks } from '@bucketeer/host/http'
import { found, InvalidValue, NotFound } from '@bucketeer/host/server'
import { createFollowRepository } from '../follow/repository'
import { searchColumns } from '../kick/search/search-text'
import { createSafetyRepository } from '../safety/repository'
import { noSuchPerson } from '../creator/words'
import { createUserRepository } from './repository'
import { requirePassword, canEditProfile, keepsEmail } from './policy'
import { deleteAccount } from './delete-account'
import { createFiguresRepository } from './figures/repository'
import * as call from './schemas'
import { acceptedName } from './user-name'
import { presentUser } from './presenter'
import { emailElsewhere, otherAccount, otherPassword, otherProfile } from './words'
import type { Person } from '../../database/person-row'

/** Registers /api/user: profiles. */
export const userRoutes: Routes = async (app, { config, database, store }) => {
  const { publicUrl, storagePerPerson } = config
  const users = createUserRepository(database)
  const follows = createFollowRepository(database)
  const safety = createSafetyRepository(database)
  const figures = createFiguresRepository(database)
  const places = createPlaceRepository(database)
  const pictures = createPictureRepository(database)
  const background = createBackgroundTasks(app.log)
  app.addHook('onClose', () => background.drain())

  const columnsOf = (
    user: Person,
    { email, profilePicture, userName: sentName, ...stored }: call.Profile,
  ) => {
    if (!keepsEmail(user, email)) throw new InvalidValue(emailElsewhere)
    const columns = { ...stored, pictureId: acceptedPicture(profilePicture, publicUrl) }
    // An older name stays as it is.
    if (sentName === undefined || sentName === user.userName) return columns
    const userName = acceptedName(sentName, user.role)
    return { ...columns, userName, searchableName: searchColumns({ name: userName }).searchable }
  }

  const present = async (person: Person, viewer: Person) => {
    const isOwn = canEditProfile(viewer, person.id)
    const audience = { viewer, publicUrl }
    if (isOwn) {
      const [used, counts] = await Promise.all([pictures.keptBy(person.id), follows.counts(person.id)])
      return presentUser(person, { ...audience, storage: { used, limit: storagePerPerson }, follows: counts })
    }
    const pair = { viewerId: viewer.id, personId: person.id }
    const [muted, relation] = await Promise.all([safety.isMuted(pair), follows.relation(pair)])
    return presentUser(person, { ...audience, relation: { muted }, follows: relation })
  }

  const withLocations = async (countries: { country: string; done: number }[]) => {
    const spellings = countries.map(({ country }) => foldText(country))
    const located = await places.countriesNamed(spellings)
    const known = new Map(located.map((place) => [place.spelling, place]))
    return countries.map((each) => {
      const place = known.get(foldText(each.country))
      const location = place ? { lat: place.lat, lng: place.lng } : null
      return { ...each, code: place?.code ?? null, location }
    })
  }

  app.get('/:userId', { schema: call.readUser, onRequest: signedIn }, async ({ params, user }) => {
    return present(found(await users.findVisible(params.userId, user), noSuchPerson), user)
  })

  app.get('/:userId/figures', { schema: call.readFigures, onRequest: signedIn }, async ({ params, user }) => {
    const { id: personId } = found(await users.findVisible(params.userId, user), noSuchPerson)
    const request = { personId, viewerId: user.id }
    const [kicks, journals, done, countries] = await Promise.all([
      figures.kicks(request),
      figures.journals(request),
      figures.done(request),
      figures.countries(request),
    ])
    return { kicks, journals, done, countries: await withLocations(countries) }
  })

  app.put('/:userId', { schema: call.updateUser, onRequest: [signedIn, limitTexts] }, async (request) => {
    const { params, user, body, headers } = request
    if (!canEditProfile(user, params.userId)) throw new NotFound(otherProfile)
    const changed = await users.update(user.id, columnsOf(user, body), knownVersions(headers))
    return present(found(changed, noSuchPerson), user)
  })

  app.put('/:userId/password', { schema: call.changePassword, onRequest: signedIn }, async (request) => {
    const { params, user, body, headers } = request
    if (!canEditProfile(user, params.userId)) throw new NotFound(otherPassword)
    await requirePassword(users, request, body.password)
    const passwordHash = await hashNewPassword(body.newPassword, addressKey(request.ip), 'newPassword')
    const tokenHash = hashToken(bearerToken(headers.authorization) ?? '')
    await users.changePassword({ userId: user.id, passwordHash, tokenHash })
  })

  app.delete('/:userId', { schema: call.deleteUser, onRequest: signedIn }, async (request) => {
    const { params, user, body } = request
    if (!canEditProfile(user, params.userId)) throw new NotFound(otherAccount)
    await requirePassword(users, request, body.password)
    await deleteAccount({ database, store }, user.id)
    background.run('Deleting the pictures of an account', async () => {
      await deleteRemovedFiles({ database, store })
    })
  })
}
