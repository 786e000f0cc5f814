import { NotSignedIn } from '../../errors/http-error'
import type { Routes } from '../../http/typed-app'
import { byAddress } from '../../limits/limits'
import { presentUser } from '../user/presenter'
import { createUserRepository } from '../user/repository'
import { countGuess } from './count-guess'
import { hashNewPassword } from './new-password'
import { isPassword } from './password'
import { logIn, logOut, signUp, verify, type Credentials, type Signup } from './schemas'
import { signedIn } from './signed-in'
import { bearerToken, hashToken, newToken, sessionEnd } from './token'

/** /auth: creating an account, signing in and out. */
export const authRoutes: Routes = async (app, { config, database }) => {
  const users = createUserRepository(database)

  const beginSession = async (userId: string, choice: { rememberMe?: boolean }) => {
    const authToken = newToken()
    await app.sessions.begin({ tokenHash: hashToken(authToken), userId, expiresAt: sessionEnd(choice) })
    return { authToken }
  }

  const createAccount = async ({ password, ...profile }: Signup) =>
    users.create({ ...profile, passwordHash: await hashNewPassword(password) })

  const recognise = async ({ email, password }: Credentials) => {
    const account = await users.accountOf(email)
    const isRight = await isPassword(password, account?.passwordHash)
    if (!account || !isRight) throw new NotSignedIn('The email or the password is wrong.')
    return account
  }

  app.post(
    '/signup',
    { schema: signUp, onRequest: byAddress('signup-by-address') },
    async ({ body }, reply) => {
      const user = await createAccount(body)
      return reply.code(201).send(await beginSession(user.id, { rememberMe: true }))
    },
  )

  app.post('/login', { schema: logIn, onRequest: byAddress('login-by-address') }, async ({ body }) => {
    const account = await countGuess(app.limits, body.email, () => recognise(body))
    return beginSession(account.id, body)
  })

  app.get('/verify', { schema: verify, onRequest: signedIn }, async ({ user }) =>
    presentUser(user, { viewer: user, publicUrl: config.publicUrl }),
  )

  app.post('/logout', { schema: logOut }, async ({ headers }, reply) => {
    const token = bearerToken(headers.authorization)
    if (token) await app.sessions.end(hashToken(token))
    return reply.code(204).send(null)
  })
}
