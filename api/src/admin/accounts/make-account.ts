import { Compile } from 'typebox/compile'
import { nameText } from '../../contract/texts'
import { configuredOrigin } from '../../http/site-origin'
import { auditName } from '../../modules/audit/repository'
import { linkTo } from '../../modules/auth/password-reset/link'
import { createPasswordResetRepository } from '../../modules/auth/password-reset/repository'
import { hashPassword } from '../../modules/password/password'
import { hashToken, newToken } from '../../modules/session/token'
import { createUserRepository } from '../../modules/user/repository'
import { noUserName } from '../../modules/user/words'
import {
  AdminError,
  argument,
  commandLine,
  emailAddress,
  recordChange,
  textOption,
  type AdminInput,
  type AdminResult,
  type AdminSite,
} from '../command'
import { expiryOf } from '../duration'
import { minuteOf } from '../text'

const name = Compile(nameText('Username', noUserName))

const firstTagline = 'New here'

/** @throws AdminError for a value that the sign-up would refuse, too */
function fieldsOf(input: AdminInput) {
  const address = emailAddress(argument(input))
  const userName = textOption(input, 'name') ?? address.trim().split('@')[0] ?? ''
  const tagline = textOption(input, 'tagline') ?? firstTagline
  if (!name.Check(userName) || !name.Check(tagline))
    throw new AdminError('--name and --tagline need 1 to 200 visible characters.')
  return { email: address, userName, tagline }
}

/** @throws AdminError if the address has an account */
export async function planAccount({ database }: AdminSite, input: AdminInput): Promise<string> {
  const { email: address, userName } = fieldsOf(input)
  expiryOf(input)
  if (await createUserRepository(database).accountOf(address))
    throw new AdminError(`There is an account ${address} already.`)
  return `This creates the account ${address} with the name ${userName}, and prints a link to set its password.`
}

/** Creates an account with a random password, and a link to set another one. */
export async function makeAccount(site: AdminSite, input: AdminInput): Promise<AdminResult> {
  const fields = fieldsOf(input)
  const expiresAt = expiryOf(input)
  const passwordHash = await hashPassword(newToken(), commandLine)
  const token = newToken()
  const { id } = await site.database.transaction(async (transaction) => {
    const account = await createUserRepository(transaction).create({ ...fields, passwordHash })
    await recordChange(transaction, 'account: created', auditName(account.id))
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
