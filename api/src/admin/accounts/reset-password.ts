import pino from 'pino'
import { configuredOrigin } from '../../http/site-origin'
import { openDelivery } from '../../mail/delivery'
import { linkLastsMs, linkTo } from '../../modules/auth/password-reset/link'
import { resetMessage } from '../../modules/auth/password-reset/words'
import { textsIn } from '../../http/server-texts'
import { createPasswordResetRepository } from '../../modules/auth/password-reset/repository'
import { hashToken, newToken } from '../../modules/session/token'
import type { Person } from '../../database/person-row'
import {
  AdminError,
  argument,
  commandLine,
  type AdminInput,
  type AdminResult,
  type AdminSite,
} from '../command'
import { mailProblem } from '../mail'
import { minuteOf } from '../text'
import { accountOf } from './read-accounts'

async function resettableAccount(site: AdminSite, input: AdminInput): Promise<Person> {
  const person = await accountOf(argument(input), site)
  if (person.suspendedAt)
    throw new AdminError(`${person.email} is suspended: the link would not work. Run users unsuspend first.`)
  if (input.options['mail'] && !site.config.smtpUrl)
    throw new AdminError('SMTP_URL is not set, so no mail can be sent. Without --mail, the link is printed.')
  return person
}

export async function planReset(site: AdminSite, input: AdminInput): Promise<string> {
  const { email } = await resettableAccount(site, input)
  const how = input.options['mail'] ? 'mails it to its owner' : 'prints it'
  return `This makes a link to set a new password for ${email}, revokes an earlier link, and ${how}. The present password works until the link is used.`
}

/** Creates a link for one hour. Prints it, or mails it with `--mail`. @throws AdminError if the mail is refused */
export async function resetPassword(site: AdminSite, input: AdminInput): Promise<AdminResult> {
  const { id, email, language } = await resettableAccount(site, input)
  const token = newToken()
  const expiresAt = new Date(Date.now() + linkLastsMs)
  const resets = createPasswordResetRepository(site.database)
  await resets.createFor({ who: commandLine, userId: id, tokenHash: hashToken(token), expiresAt })
  const link = linkTo(configuredOrigin(site.config), token)
  if (!input.options['mail'])
    return {
      data: { email, link, expiresAt },
      lines: [`This link sets a new password for ${email}, once, until ${minuteOf(expiresAt)} UTC:`, link],
    }
  const say = await textsIn(language ?? site.config.siteLanguage)
  try {
    await openDelivery(site.config, pino({ level: 'silent' }))({ to: email, ...resetMessage(say, link) })
  } catch (error) {
    await resets.end(hashToken(token))
    throw new AdminError(`The mail was not sent: ${mailProblem(error)}`)
  }
  return { data: { email, isMailed: true, expiresAt }, lines: [`Mailed the link to ${email}.`] }
}
