import { Compile } from 'typebox/compile'
import { emailText, nameText } from '../../contract/texts'
import { configuredOrigin } from '../../http/site-origin'
import { auditName, createAuditLog } from '../../modules/audit/repository'
import { linkTo } from '../../modules/auth/password-reset/link'
import { createPasswordResetRepository } from '../../modules/auth/password-reset/repository'
import { hashPassword } from '../../modules/password/password'
import { hashToken, newToken } from '../../modules/session/token'
import { createUserRepository } from '../../modules/user/repository'
import {
  AdminError,
  argument,
  commandLine,
  textOption,
  type AdminInput,
  type AdminResult,
  type AdminSite,
} from '../command'
import { durationMs } from '../duration'
import { minuteOf } from '../text'

const email = Compile(emailText)
const name = Compile(nameText('Username', 'Choose a username.'))

export const usualLinkLifetime = '7d'
const firstTagline = 'New here'

/** @throws AdminError for a value that the sign-up would refuse, too */
const fieldsOf = (input: AdminInput) => {
  const address = argument(input)
  if (!email.Check(address)) throw new AdminError(`${address} is not an e-mail address.`)
  const userName = textOption(input, 'name') ?? address.trim().split('@')[0] ?? ''
  const tagline = textOption(input, 'tagline') ?? firstTagline
  if (!name.Check(userName) || !name.Check(tagline))
    throw new AdminError('--name and --tagline need 1 to 200 visible characters.')
  return { email: address, userName, tagline }
}

const lifetimeOf = (input: AdminInput) => durationMs(textOption(input, 'expires') ?? usualLinkLifetime)

/** @throws AdminError if the address has an account */
export const planAccount = async ({ database }: AdminSite, input: AdminInput): Promise<string> => {
  const { email: address, userName } = fieldsOf(input)
  lifetimeOf(input)
  if (await createUserRepository(database).accountOf(address))
    throw new AdminError(`There is an account ${address} already.`)
  return `This creates the account ${address} with the name ${userName}, and prints a link to set its password.`
}

/** Creates an account with a random password, and a link to set another one. */
export const makeAccount = async (site: AdminSite, input: AdminInput): Promise<AdminResult> => {
  const fields = fieldsOf(input)
  const expiresAt = new Date(Date.now() + lifetimeOf(input))
  const passwordHash = await hashPassword(newToken(), commandLine)
  const token = newToken()
  const { id } = await site.database.transaction(async (transaction) => {
    const account = await createUserRepository(transaction).create({ ...fields, passwordHash })
    await createAuditLog(transaction).record({
      who: commandLine,
      what: 'account: created',
      subject: auditName(account.id),
    })
    await createPasswordResetRepository(transaction).createFor({
      who: commandLine,
      userId: account.id,
      tokenHash: hashToken(token),
      expiresAt,
    })
    return account
  })
  const link = linkTo(configuredOrigin(site.config), token)
  return {
    data: { id, email: fields.email, link, expiresAt },
    lines: [
      `Created the account ${fields.email}. This link sets its password, once, until ${minuteOf(expiresAt)} UTC:`,
      link,
    ],
  }
}
