import { randomInt } from 'node:crypto'
import { createBackgroundTasks } from '@bucketeer/host/http'
import { InvalidValue } from '@bucketeer/host/server'
import type { FastifyRequest } from 'fastify'
import { fromNow } from '../../../database/from-now'
import { logUser } from '../../../http/request-log'
import { mailTexts } from '../../../http/server-texts'
import { siteOrigin } from '../../../http/site-origin'
import type { Routes } from '../../../app-deps'
import { addressKey } from '../../../limits/address-key'
import { limitByAddress } from '../../../limits/limits'
import { openMail } from '../../../mail/mail'
import { createSiteKey } from '../../../site-key/repository'
import { emailKey } from '../../../mail/email-key'
import { createUserRepository } from '../../user/repository'
import { createDevices } from '../device'
import { resetEnded } from '../words'
import { hashNewPassword } from '../../password/password'
import { hashToken, newToken, sessionEnd } from '../../session/token'
import { linkLastsMs, linkTo } from './link'
import { createPasswordResetRepository } from './repository'
import { forgotPassword, resetPassword } from './schemas'
import { leftWith, onItsWay, resetMessage } from './words'

const usualDelayMs = () => randomInt(1000, 5001)

/** Registers /auth/forgot-password and /auth/reset-password. */
export const passwordResetRoutes: Routes = async (app, deps) => {
  const { config, database, linkDelayMs = usualDelayMs } = deps
  const users = createUserRepository(database)
  const devices = createDevices(createSiteKey(database, 'device'), config)
  const resets = createPasswordResetRepository(database)
  const mail = openMail(config, app)
  const background = createBackgroundTasks(app.log)
  app.addHook('onClose', async () => {
    await background.drain()
    await mail.close()
  })

  const sendLink = async (request: FastifyRequest, userId: string) => {
    const person = await users.find(userId)
    if (!person || person.suspendedAt) return
    const token = newToken()
    const tokenHash = hashToken(token)
    const claim = await mail.claim('password reset', person.email)
    if (!claim) return
    if (!(await resets.begin({ userId, tokenHash, expiresAt: fromNow(linkLastsMs) }))) return claim.refund()
    const link = linkTo(siteOrigin(app, config), token)
    claim.send(resetMessage(await mailTexts(request, config, person), link), () => resets.end(tokenHash))
  }

  // Neither content nor timing of this and later responses reveals which addresses have accounts: work for known ones
  // starts seconds later.
  const forgotten = { schema: forgotPassword, onRequest: limitByAddress('forgot-password-by-address') }
  app.post('/forgot-password', forgotten, async (request, reply) => {
    const account = await users.accountOf(request.body.email)
    if (account)
      background.runAfter('Sending a link for a new password', linkDelayMs(), () =>
        sendLink(request, account.id),
      )
    return reply.code(202).send(config.smtpUrl ? onItsWay : leftWith(config.contact))
  })

  const reset = { schema: resetPassword, onRequest: limitByAddress('reset-password-by-address') }
  app.post('/reset-password', reset, async (request, reply) => {
    const { token, password, endLinks = true } = request.body
    const passwordHash = await hashNewPassword(password, addressKey(request.ip))
    const authToken = newToken()
    const session = { tokenHash: hashToken(authToken), expiresAt: sessionEnd({}) }
    const account = await resets.complete({
      tokenHash: hashToken(token),
      passwordHash,
      session,
      endLinks,
    })
    if (!account) throw new InvalidValue(resetEnded)
    logUser(request, account)
    await app.limits.unknownDevices.reset(emailKey(account.email))
    await devices.remember(account, request, reply)
    return { authToken }
  })
}
