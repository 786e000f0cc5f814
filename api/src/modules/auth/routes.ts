import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../limits/address-key'
import type { Attempt } from '../../limits/backoff'
import { emailKey } from '../../mail/email-key'
import type { Account } from '../../database/person-row'
import { consumeFrom, withAttempt, isPassword } from '../password/password'
import { type Devices, createDevices } from './device'
import { Forbidden, NotSignedIn } from '@bucketeer/host/http'
import { register, type Routes } from '../../app-deps'
import { logUser } from '../../http/request-log'
import { limitByAddress } from '../../limits/limits'
import { createSiteKey } from '../../site-key/repository'
import { presentUser } from '../user/presenter'
import { createUserRepository } from '../user/repository'
import { passwordResetRoutes } from './password-reset/routes'
import { logIn, logOut, signUp, verify, type Credentials } from './schemas'
import { createSignUp } from './sign-up'
import { signedIn } from '../session/signed-in'
import { bearerToken, hashToken, newToken, sessionEnd } from '../session/token'
import { suspended, suspendedByModerator, wrongLogin } from './words'

interface LoginAttempt {
  request: FastifyRequest
  devices: Devices
  email: string
  account: Account | undefined
}

/**
 * Consumes one login attempt. A known device has a rate limit of its own. Other browsers share the limits of their
 * address and of the account, whether or not the account exists. While a limit applies, no password is checked, so the
 * response does not reveal whether it is right.
 * @throws TooManyAttempts
 */
async function consumeLoginAttempt({ request, devices, email, account }: LoginAttempt): Promise<Attempt> {
  const { limits } = request.server
  const device = account && (await devices.knownTo(account, request))
  if (device) return consumeFrom(limits, 'login-by-device', device)
  const byAddress = await consumeFrom(limits, 'login-by-address', addressKey(request.ip))
  const byAccount = await limits.unknownDevices.consume(emailKey(email))
  return {
    async refund() {
      await byAddress.refund()
      await byAccount.refund()
    },
  }
}

/** Registers /auth: signup, login, logout, verification and forgotten passwords. */
export const authRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const devices = createDevices(createSiteKey(database, 'device'), config)
  const users = createUserRepository(database)
  const createAccount = createSignUp({ config, database })

  const beginSession = async (account: Account, choice: { rememberMe?: boolean }) => {
    const authToken = newToken()
    const session = { tokenHash: hashToken(authToken), expiresAt: sessionEnd(choice), account }
    if (!(await app.sessions.begin(session))) throw new NotSignedIn(wrongLogin)
    return { authToken }
  }

  const enter = async (account: Account | undefined, credentials: Credentials, queueKey: string) => {
    const { password } = credentials
    const isRight = await isPassword({ password, passwordHash: account?.passwordHash, queueKey })
    if (!account || !isRight) throw new NotSignedIn(wrongLogin)
    const suspension = await users.suspensionOf(account.id)
    if (suspension) throw new Forbidden(suspendedByModerator(suspension))
    if (account.suspendedAt) throw new Forbidden(suspended(config.contact))
    return { account, session: await beginSession(account, credentials) }
  }

  app.post(
    '/signup',
    { schema: signUp, onRequest: limitByAddress('signup-by-address') },
    async (request, reply) => {
      const account = await createAccount(request.body, addressKey(request.ip))
      const session = await beginSession(account, { rememberMe: true })
      logUser(request, account)
      await devices.remember(account, request, reply)
      return reply.code(201).send(session)
    },
  )

  app.post('/login', { schema: logIn }, async (request, reply) => {
    const { body } = request
    const found = await users.accountOf(body.email)
    const attempt = await consumeLoginAttempt({ request, devices, email: body.email, account: found })
    const { account, session } = await withAttempt(attempt, () => enter(found, body, addressKey(request.ip)))
    logUser(request, account)
    await devices.remember(account, request, reply)
    return session
  })

  app.get('/verify', { schema: verify, onRequest: signedIn }, async ({ user }) =>
    presentUser(user, { viewer: user, publicUrl: config.publicUrl }),
  )

  app.post('/logout', { schema: logOut }, async ({ headers }) => {
    const token = bearerToken(headers.authorization)
    if (token) await app.sessions.end(hashToken(token))
  })

  await register(app, passwordResetRoutes, deps)
}
