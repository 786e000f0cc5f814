import { acceptedPicture } from '../../contract/accepted-picture'
import { knownVersions } from '../../contract/version'
import { BadRequest, Forbidden, found, NotFound } from '../../errors/http-error'
import { createBackground } from '../../http/background'
import type { Routes } from '../../http/typed-app'
import { countGuess } from '../auth/count-guess'
import { isPassword } from '../auth/password'
import { signedIn } from '../auth/signed-in'
import { deleteRemovedFiles } from '../media/clean-up/clean-up-pictures'
import { createCleanUpRepository } from '../media/clean-up/repository'
import { createPictureFiles } from '../media/picture-files'
import { deleteAccount } from './delete-account'
import { canEditProfile, keepsEmail } from './policy'
import { presentUser } from './presenter'
import { createUserRepository, type Person } from './repository'
import { deleteUser, readUser, updateUser, type Profile } from './schemas'

const noSuchUser = 'We could not find this person.'

/** /api/user: people's profiles. */
export const userRoutes: Routes = async (app, { config: { publicUrl }, database, store }) => {
  const users = createUserRepository(database)
  const removedPictures = { repository: createCleanUpRepository(database), files: createPictureFiles(store) }
  const background = createBackground(app.log)
  app.addHook('onClose', () => background.settled())

  const fieldsOf = (user: Person, { userName, tagline, email, way = null, profilePicture }: Profile) => {
    if (!keepsEmail(user, email)) throw new BadRequest('The email of an account cannot be changed here.')
    return { userName, tagline, way, pictureId: acceptedPicture(profilePicture, publicUrl) }
  }

  const requirePassword = async ({ email }: Person, password: string) => {
    const account = await users.accountOf(email)
    if (!(await isPassword(password, account?.passwordHash))) throw new Forbidden('The password is wrong.')
  }

  app.get('/:userId', { schema: readUser, onRequest: signedIn }, async ({ params, user }) => {
    const person = found(await users.find(params.userId), noSuchUser)
    return presentUser(person, { viewer: user, publicUrl })
  })

  app.put(
    '/:userId',
    { schema: updateUser, onRequest: signedIn },
    async ({ params, user, body, headers }) => {
      if (!canEditProfile(user, params.userId)) throw new NotFound('You can change your own profile only.')
      const changed = await users.update(user.id, fieldsOf(user, body), knownVersions(headers))
      return presentUser(found(changed, noSuchUser), { viewer: user, publicUrl })
    },
  )

  app.delete(
    '/:userId',
    { schema: deleteUser, onRequest: signedIn },
    async ({ params, user, body }, reply) => {
      if (!canEditProfile(user, params.userId)) throw new NotFound('You can delete your own account only.')
      await countGuess(app.limits, user.email, () => requirePassword(user, body.password))
      await deleteAccount(database, user.id)
      background.run(
        'Deleting the pictures of an account',
        async () => void (await deleteRemovedFiles(removedPictures)),
      )
      return reply.code(204).send(null)
    },
  )
}
