import { BadRequest } from '../../../errors/http-error'
import { createBackground } from '../../../http/background'
import { siteOrigin } from '../../../http/site-origin'
import type { Routes } from '../../../http/typed-app'
import { accountKey, byAddress } from '../../../limits/limits'
import { openOutbox } from '../../../mail/open-outbox'
import { createUserRepository } from '../../user/repository'
import { hashNewPassword } from '../new-password'
import { hashToken, newToken } from '../token'
import { createPasswordResetRepository } from './repository'
import { forgotPassword, resetPassword } from './schemas'
import { linkEnded, onItsWay, resetMessage } from './words'

const linkLastsMs = 60 * 60 * 1000

/** /auth/forgot-password and /auth/reset-password: for who cannot sign in any more. */
export const passwordResetRoutes: Routes = async (app, { config, database }) => {
  const users = createUserRepository(database)
  const resets = createPasswordResetRepository(database)
  const outbox = openOutbox(config, app.log)
  const background = createBackground(app.log)
  app.addHook('onClose', async () => {
    await background.settled()
    await outbox.close()
  })

  const sendLink = async (userId: string) => {
    const person = await users.find(userId)
    if (!person) return
    const token = newToken()
    const expiresAt = new Date(Date.now() + linkLastsMs)
    await resets.begin({ userId, tokenHash: hashToken(token), expiresAt })
    const link = `${siteOrigin(app, config)}/reset-password?token=${token}`
    outbox.send({ to: person.email, ...resetMessage(link) })
  }

  // The answer waits for nothing that is done for known addresses alone: neither its words nor its time tell which
  // addresses are known.
  const forgotten = { schema: forgotPassword, onRequest: byAddress('forgot-password-by-address') }
  app.post('/forgot-password', forgotten, async ({ body }, reply) => {
    await app.limits.take('forgot-password-by-account', accountKey(body.email))
    const account = await users.accountOf(body.email)
    if (account) background.run('Sending a link for a new password', () => sendLink(account.id))
    return reply.code(202).send({ message: onItsWay })
  })

  const reset = { schema: resetPassword, onRequest: byAddress('reset-password-by-address') }
  app.post('/reset-password', reset, async ({ body }, reply) => {
    const passwordHash = await hashNewPassword(body.password)
    if (!(await resets.complete({ tokenHash: hashToken(body.token), passwordHash })))
      throw new BadRequest(linkEnded)
    return reply.code(204).send(null)
  })
}
