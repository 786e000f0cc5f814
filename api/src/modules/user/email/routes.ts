import { Conflict, InvalidValue, NotFound } from '@bucketeer/host/server'
import { fromNow } from '../../../database/from-now'
import type { Routes } from '../../../app-deps'
import { siteOrigin } from '../../../http/site-origin'
import { limitByAddress, limitByUser } from '../../../limits/limits'
import { openMail } from '../../../mail/open-mail'
import { signedIn } from '../../session/signed-in'
import { hashToken, newToken } from '../../session/token'
import { emailKey, isStorableKey } from '../../../mail/email-key'
import { requirePassword, wrongPassword } from '../password/require-password'
import { canEditProfile } from '../policy'
import { createUserRepository } from '../repository'
import { emailTaken, emailTooLong } from '../words'
import { changedMessage, confirmMessage, linkLastsMs, linkTo, requestedMessage } from './messages'
import { createEmailChangeRepository } from './repository'
import * as call from './schemas'

const onItsWay = (email: string) =>
  `Open the link that is on its way to ${email}. An address gets one such message a day.`
const leftWith = (contact = 'whoever runs this site') =>
  `This site sends no mail. Ask ${contact} for the link that confirms the new email.`
const linkEnded = 'This link is not good any more. Please change your email once more.'

/** Registers /api/user/{userId}/email and /auth/confirm-email. */
export const emailChangeRoutes: Routes = async (app, { config, database }) => {
  const users = createUserRepository(database)
  const changes = createEmailChangeRepository(database)
  const mail = openMail(config, app)
  app.addHook('onClose', () => mail.close())

  /** Sends the link to the new address. An earlier one for this address stays valid if it gets no further message. */
  const sendLink = async (change: { userId: string; passwordHash: string; email: string }) => {
    const { userId, email } = change
    const claim = await mail.claim('email confirmation', email)
    if (!claim) return changes.endOthers(userId, email)
    const token = newToken()
    const tokenHash = hashToken(token)
    const expiresAt = fromNow(linkLastsMs)
    if (!(await changes.begin({ ...change, tokenHash, expiresAt }))) {
      await claim.refund()
      throw wrongPassword()
    }
    claim.send(confirmMessage(linkTo(siteOrigin(app, config), token)), () => changes.end(tokenHash))
  }

  app.put(
    '/api/user/:userId/email',
    { schema: call.changeEmail, onRequest: [signedIn, limitByUser('email-change-by-person')] },
    async (request) => {
      const { params, user, body } = request
      if (!canEditProfile(user, params.userId)) throw new NotFound('You can change your own email only.')
      const email = body.email.trim()
      if (!isStorableKey(emailKey(email))) throw new InvalidValue(emailTooLong, 'email')
      const passwordHash = await requirePassword(users, request, body.password)
      if (emailKey(email) === emailKey(user.email))
        throw new InvalidValue('This is your email already.', 'email')
      if (await users.accountOf(email)) throw new Conflict(emailTaken, 'email')
      await sendLink({ userId: user.id, passwordHash, email })
      const notice = await mail.claim('email change requested', user.email)
      notice?.send(requestedMessage(config.contact))
      return { message: config.smtpUrl ? onItsWay(email) : leftWith(config.contact) }
    },
  )

  app.post(
    '/auth/confirm-email',
    { schema: call.confirmEmail, onRequest: limitByAddress('confirm-email-by-address') },
    async ({ body }) => {
      const changed = await changes.complete(hashToken(body.token))
      if (!changed) throw new InvalidValue(linkEnded)
      const notice = await mail.claim('email changed', changed.before)
      notice?.send(changedMessage(config.contact))
      return { email: changed.email }
    },
  )
}
