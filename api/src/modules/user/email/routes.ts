import { productName } from '../../../contract/product-name'
import { fromNow } from '../../../database/from-now'
import { Conflict, InvalidValue, NotFound } from '@bucketeer/host/server'
import type { Routes } from '../../../app-deps'
import { siteOrigin } from '../../../http/site-origin'
import { limitByAddress, limitByUser } from '../../../limits/limits'
import { openMail } from '../../../mail/mail'
import { signedIn } from '../../session/signed-in'
import { hashToken, newToken } from '../../session/token'
import { emailKey, isStorableKey } from '../../../mail/email-key'
import { requirePassword, wrongPassword, canEditProfile } from '../policy'
import { createUserRepository } from '../repository'
import { emailTaken, emailTooLong } from '../words'
import { createEmailChangeRepository } from './repository'
import * as call from './schemas'

/** The lifetime of a link that confirms an address, which gets one such message in this time. */
const linkLastsMs = 24 * 60 * 60 * 1000

/** @param origin the public origin of the site */
const linkTo = (origin: string, token: string): string => `${origin}/confirm-email?token=${token}`

// No message contains a text of the requester, who could otherwise send it to anybody's address.

/** For the new address. */
const confirmMessage = (link: string) => ({
  subject: `Confirm your email for ${productName}`,
  text: [
    'Hello,',
    `somebody asked to log in to ${productName} with this address from now on. If it was you, confirm it here:`,
    link,
    'The link works once, within one day. If you did not ask for it, do nothing: nothing changes.',
  ].join('\n\n'),
})

/** For the present address: somebody else may know the password of its owner. */
const requestedMessage = (contact: string | undefined) => ({
  subject: `Somebody wants to change your email for ${productName}`,
  text: [
    'Hello,',
    `somebody who knows your ${productName} password asked to log in with another email from now on. If it was you, confirm it with the link in the message to that address.`,
    `If it was not you, choose a new password now: that stops the change. If you cannot log in any more, tell ${contact ?? 'whoever runs the site'} at once.`,
  ].join('\n\n'),
})

/** For the address before, which its owner may need to hear of. */
const changedMessage = (contact: string | undefined) => ({
  subject: `Your email for ${productName} has changed`,
  text: [
    'Hello,',
    `your ${productName} account has another email now, and this address does not log in to it any more.`,
    `If it was not you, tell ${contact ?? 'whoever runs the site'} at once.`,
  ].join('\n\n'),
})

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
