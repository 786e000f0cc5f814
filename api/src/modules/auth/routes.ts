import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../limits/address-key'
import type { Attempt } from '../../limits/backoff'
import { emailKey } from '../../mail/email-key'
import type { Account } from '../../database/person-row'
import { consumeFrom, withAttempt, isPassword } from '../password/password'
import { type Devices, createDevices } from './device'
import { Forbidden, NotSignedIn } from '@bucketeer/host/http'
import { found } from '@bucketeer/host/server'
import { register, type Routes } from '../../app-deps'
import { logUser } from '../../http/request-log'
import { limitByAddress } from '../../limits/limits'
import { createSiteKey } from '../../site-key/repository'
import { createReportRepository } from '../safety/reports/repository'
import { noSuchDecision } from '../safety/words'
import { presentUser } from '../user/presenter'
import { createUserRepository } from '../user/repository'
import { passwordResetRoutes } from './password-reset/routes'
import { answerSuspension, logIn, logOut, signUp, verify, type Credentials } from './schemas'
import { createSignUp } from './sign-up'
import { signedIn } from '../session/signed-in'
import { bearerToken, hashToken, newToken, sessionEnd } from '../session/token'
import { wrongLogin } from './words'

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
  const reports = createReportRepository(database)
  const createAccount = createSignUp({ config, database })

  const beginSession = async (account: Account, choice: { rememberMe?: boolean }) => {
    const authToken = newToken()
    const session = { tokenHash: hashToken(authToken), expiresAt: sessionEnd(choice), account }
    if (!(await app.sessions.begin(session))) throw new NotSignedIn(wrongLogin)
    return { authToken }
  }

  /** Returns the account of the credentials. @throws TooManyAttempts, NotSignedIn for wrong ones */
  const accountOf = async (request: FastifyRequest, { email, password }: Credentials) => {
    const account = await users.accountOf(email)
    const attempt = await consumeLoginAttempt({ request, devices, email, account })
    const { passwordHash } = account ?? {}
    return withAttempt(attempt, async () => {
      const isRight = await isPassword({ password, passwordHash, queueKey: addressKey(request.ip) })
      if (!account || !isRight) throw new NotSignedIn(wrongLogin)
      return account
    })
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
    const account = await accountOf(request, request.body)
    const suspended = await app.explainSuspension(account)
    if (suspended) throw new Forbidden(suspended)
    const session = await beginSession(account, request.body)
    logUser(request, account)
    await devices.remember(account, request, reply)
    return session
  })

  app.post('/suspension/answer', { schema: answerSuspension }, async (request) => {
    const { id: accusedId } = await accountOf(request, request.body)
    const { decisionId } = found(await users.suspensionOf(accusedId), noSuchDecision)
    await reports.answer({ accusedId, decisionId, note: request.body.note })
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
