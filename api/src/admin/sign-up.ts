import type { SignUpMode } from '@bucketeer/platform'
import { configuredOrigin } from '../http/site-origin'
import { createInvitationRepository } from '../modules/auth/invitations/repository'
import { hashToken, newToken } from '../modules/session/token'
import {
  AdminError,
  emailAddress,
  recordChange,
  textOption,
  type AdminCommand,
  type AdminInput,
} from './command'
import { expiryOf, usualLifetime } from './duration'
import { countText, minuteOf } from './text'

const meanings: Record<SignUpMode, string> = {
  open: 'everybody can create an account.',
  closed: 'nobody can create an account. users make creates one.',
  invitation: 'an account needs an invitation. invite makes one.',
}

const isMode = (text: string): text is SignUpMode => Object.hasOwn(meanings, text)

/** @throws AdminError for another text than a mode */
function wantedMode({ args: [text] }: AdminInput): SignUpMode | undefined {
  if (text === undefined || isMode(text)) return text
  throw new AdminError(`SIGNUP is one of ${Object.keys(meanings).join(', ')}, not ${text}.`)
}

function invitationOf(input: AdminInput) {
  const address = textOption(input, 'for')
  return { address: address && emailAddress(address), expiresAt: expiryOf(input) }
}

/** The commands about who can create an account. */
export const signUpCommands: readonly AdminCommand[] = [
  {
    name: 'sign-up',
    takes: '[open|closed|invitation]',
    does: 'Shows who can create an account, and how to change it.',
    async run({ config: { signUp }, database }, input) {
      const wanted = wantedMode(input)
      const invitations = await createInvitationRepository(database).countOpen()
      return {
        data: { signUp, invitations },
        lines: [
          `SIGNUP is ${signUp} in this environment: ${meanings[signUp]}`,
          `${countText(invitations, 'unused invitation')}.`,
          wanted === signUp
            ? 'There is nothing to change.'
            : `To change it, start the server with SIGNUP=${wanted ?? 'open, closed or invitation'}.`,
        ],
        // The environment of the server is not the command's to change.
        exitCode: wanted === undefined || wanted === signUp ? 0 : 1,
      }
    },
  },
  {
    name: 'invite',
    does: 'Prints a link with which one person can sign up.',
    options: {
      for: { value: 'EMAIL', does: 'only for this address' },
      expires: { value: '7d', does: `its lifetime, ${usualLifetime} by default` },
    },
    async plan({ config: { signUp } }, input) {
      const { address, expiresAt } = invitationOf(input)
      if (signUp === 'closed') throw new AdminError('SIGNUP is closed, so an invitation would not work.')
      const use = signUp === 'open' ? ' SIGNUP is open, so nobody needs it.' : ''
      return `This makes an invitation for ${address ?? 'one person'}, until ${minuteOf(expiresAt)} UTC.${use}`
    },
    async run({ config, database }, input) {
      const { address, expiresAt } = invitationOf(input)
      const code = newToken()
      await database.transaction(async (transaction) => {
        await createInvitationRepository(transaction).create({
          codeHash: hashToken(code),
          ...(address && { email: address }),
          expiresAt,
        })
        await recordChange(transaction, 'invitation: created', address ? 'for one address' : 'for anybody')
      })
      const link = `${configuredOrigin(config)}/signup?invitation=${code}`
      return {
        data: { link, for: address ?? null, expiresAt },
        lines: [`This link is for one sign-up, until ${minuteOf(expiresAt)} UTC:`, link],
      }
    },
  },
]
