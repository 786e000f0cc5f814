import { fromNow } from '../../../database/from-now'
import { Conflict, InvalidValue, NotFound, type Say } from '@bucketeer/host/server'
import type { Routes } from '../../../app-deps'
import { mailTexts } from '../../../http/server-texts'
import { siteOrigin } from '../../../http/site-origin'
import { limitByAddress, limitByUser } from '../../../limits/limits'
import { openMail } from '../../../mail/mail'
import { signedIn } from '../../session/signed-in'
import { hashToken, newToken } from '../../session/token'
import { emailKey, isStorableKey } from '../../../mail/email-key'
import { requirePassword, refusePassword, canEditProfile } from '../policy'
import { createUserRepository } from '../repository'
import { emailChangeEnded, emailTaken, emailTooLong, emailUnchanged, otherEmail } from '../words'
import { createEmailChangeRepository } from './repository'
import * as call from './schemas'
import { changedMessage, confirmMessage, leftWith, onItsWay, requestedMessage } from './words'

/** The lifetime of a link that confirms an address, which gets one such message in this time. */
const linkLastsMs = 24 * 60 * 60 * 1000

/** @param origin the public origin of the site */
const linkTo = (origin: string, token: string): string => `${origin}/confirm-email?token=${token}`

/** Registers /api/user/{userId}/email and /auth/confirm-email. */
export const emailChangeRoutes: Routes = async (app, { config, database }) => {
  const users = createUserRepository(database)
  const changes = createEmailChangeRepository(database)
  const mail = openMail(config, app)
  app.addHook('onClose', () => mail.close())

  /** Sends the link to the new address. An earlier one for this address stays valid if it gets no further message. */
  const sendLink = async (say: Say, change: { userId: string; passwordHash: string; email: string }) => {
    const { userId, email } = change
    const claim = await mail.claim('email confirmation', email)
    if (!claim) return changes.endOthers(userId, email)
    const token = newToken()
    const tokenHash = hashToken(token)
    const expiresAt = fromNow(linkLastsMs)
    if (!(await changes.begin({ ...change, tokenHash, expiresAt }))) {
      await claim.refund()
      throw refusePassword()
    }
    claim.send(confirmMessage(say, linkTo(siteOrigin(app, config), token)), () => changes.end(tokenHash))
  }

  app.put(
    '/api/user/:userId/email',
    { schema: call.changeEmail, onRequest: [signedIn, limitByUser('email-change-by-person')] },
    async (request) => {
      const { params, user, body } = request
      if (!canEditProfile(user, params.userId)) throw new NotFound(otherEmail)
      const email = body.email.trim()
      if (!isStorableKey(emailKey(email))) throw new InvalidValue(emailTooLong, 'email')
      const passwordHash = await requirePassword(users, request, body.password)
      if (emailKey(email) === emailKey(user.email)) throw new InvalidValue(emailUnchanged, 'email')
      if (await users.accountOf(email)) throw new Conflict(emailTaken, 'email')
      const say = await mailTexts(request, config, user)
      await sendLink(say, { userId: user.id, passwordHash, email })
      const notice = await mail.claim('email change requested', user.email)
      notice?.send(requestedMessage(say, config.contact))
      return config.smtpUrl ? onItsWay(email) : leftWith(config.contact)
    },
  )

  app.post(
    '/auth/confirm-email',
    { schema: call.confirmEmail, onRequest: limitByAddress('confirm-email-by-address') },
    async (request) => {
      const changed = await changes.complete(hashToken(request.body.token))
      if (!changed) throw new InvalidValue(emailChangeEnded)
      const notice = await mail.claim('email changed', changed.before)
      notice?.send(changedMessage(await mailTexts(request, config, changed), config.contact))
      return { email: changed.email }
    },
  )
}
