import { knownVersions } from '../../contract/version'
import { found, NotFound } from '../../errors/domain-error'
import { BadRequest, Forbidden } from '../../errors/http-error'
import { createBackgroundTasks } from '../../http/background-tasks'
import type { Routes } from '../../http/app-deps'
import { withAttempt } from '../auth/with-attempt'
import { consumePasswordAttempt } from '../auth/login-attempt'
import { isPassword } from '../auth/password'
import { addressKey } from '../../limits/address-key'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../auth/signed-in'
import { acceptedPicture } from '../media/accepted-picture'
import { deleteRemovedFiles } from '../media/clean-up/clean-up-pictures'
import { createCleanUpRepository } from '../media/clean-up/repository'
import { createPictureFiles } from '../media/picture-files'
import { createPictureRepository } from '../media/repository'
import { createSafetyRepository } from '../safety/repository'
import { noSuchPerson } from '../safety/words'
import { deleteAccount } from './delete-account'
import { canEditProfile, canSeeProfile, keepsEmail } from './policy'
import { presentUser } from './presenter'
import { createUserRepository, type Person } from './repository'
import { deleteUser, readUser, updateUser, type Profile } from './schemas'

/** Registers /api/user: profiles. */
export const userRoutes: Routes = async (app, { config, database, store }) => {
  const { publicUrl, storagePerPerson } = config
  const users = createUserRepository(database)
  const safety = createSafetyRepository(database)
  const pictures = createPictureRepository(database)
  const removedPictures = { repository: createCleanUpRepository(database), files: createPictureFiles(store) }
  const background = createBackgroundTasks(app.log)
  app.addHook('onClose', () => background.drain())

  const fieldsOf = (user: Person, { userName, tagline, email, way = null, profilePicture }: Profile) => {
    if (!keepsEmail(user, email)) throw new BadRequest('The email of an account cannot be changed here.')
    return { userName, tagline, way, pictureId: acceptedPicture(profilePicture, publicUrl) }
  }

  const present = async (person: Person, viewer: Person) => {
    const isOwn = canEditProfile(viewer, person.id)
    const storage = isOwn ? { used: await pictures.keptBy(person.id), limit: storagePerPerson } : undefined
    const relation = isOwn
      ? undefined
      : { muted: await safety.isMuted({ viewerId: viewer.id, personId: person.id }) }
    return presentUser(person, { viewer, publicUrl, storage, relation })
  }

  const requirePassword = async ({ id }: Person, password: string, turn: string) => {
    const passwordHash = await users.passwordHashOf(id)
    if (!(await isPassword({ password, passwordHash, turn }))) throw new Forbidden('The password is wrong.')
  }

  app.get('/:userId', { schema: readUser, onRequest: signedIn }, async ({ params, user }) => {
    if (!canSeeProfile(user, params.userId)) throw new NotFound(noSuchPerson)
    return present(found(await users.find(params.userId), noSuchPerson), user)
  })

  app.put(
    '/:userId',
    { schema: updateUser, onRequest: [signedIn, limitTexts] },
    async ({ params, user, body, headers }) => {
      if (!canEditProfile(user, params.userId)) throw new NotFound('You can change your own profile only.')
      const changed = await users.update(user.id, fieldsOf(user, body), knownVersions(headers))
      return present(found(changed, noSuchPerson), user)
    },
  )

  app.delete('/:userId', { schema: deleteUser, onRequest: signedIn }, async (request, reply) => {
    const { params, user, body } = request
    if (!canEditProfile(user, params.userId)) throw new NotFound('You can delete your own account only.')
    await withAttempt(await consumePasswordAttempt(request), () =>
      requirePassword(user, body.password, addressKey(request.ip)),
    )
    await deleteAccount({ database, store }, user.id)
    background.run(
      'Deleting the pictures of an account',
      async () => void (await deleteRemovedFiles(removedPictures)),
    )
    return reply.code(204).send(null)
  })
}
