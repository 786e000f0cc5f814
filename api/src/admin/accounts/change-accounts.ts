import { deleteRemovedFiles } from '../../modules/media/clean-up-pictures'
import { deleteAccount } from '../../modules/user/delete-account'
import type { Person } from '../../database/person-row'
import { argument, commandLine, type AdminCommand, type AdminSite } from '../command'
import { usualLifetime } from '../duration'
import { countText } from '../text'
import { accountOf } from './read-accounts'
import { makeAccount, planAccount } from './make-account'
import { createAdminAccounts, type AdminAccounts } from './repository'
import { planReset, resetPassword } from './reset-password'

interface AccountChange {
  name: string
  does: string
  plan(person: Person): string
  /** Returns a sentence about what was done. */
  change(person: Person, accounts: AdminAccounts, site: AdminSite): Promise<string>
}

/** Makes a command that changes the account of its argument. */
const changeOf = ({ name, does, plan, change }: AccountChange): AdminCommand => ({
  name,
  takes: 'EMAIL|ID',
  does,
  plan: async (site, input) => plan(await accountOf(argument(input), site)),
  async run(site, input) {
    const person = await accountOf(argument(input), site)
    const message = await change(person, createAdminAccounts(site.database), site)
    return { data: { isDone: true, id: person.id, message }, lines: [message] }
  },
})

/** The commands that change accounts. */
export const changeAccountCommands: readonly AdminCommand[] = [
  {
    name: 'users make',
    takes: 'EMAIL',
    does: 'Creates an account, and prints a one-time link to set its password.',
    options: {
      name: { value: 'NAME', does: 'the user name; by default the part before the @' },
      tagline: { value: 'TEXT', does: 'the tagline; its owner can change both' },
      expires: {
        value: '7d',
        does: `the lifetime of the link, ${usualLifetime} by default`,
      },
    },
    plan: planAccount,
    run: makeAccount,
  },
  {
    name: 'users reset-password',
    takes: 'EMAIL|ID',
    does: 'Prints or mails a one-time link to set a new password, valid for one hour.',
    options: { mail: { does: 'mails the link to its owner, instead of printing it' } },
    plan: planReset,
    run: resetPassword,
  },
  changeOf({
    name: 'users end-sessions',
    does: 'Logs a person out everywhere.',
    plan: ({ email }) => `This logs ${email} out in every browser. The password stays.`,
    change: async ({ id, email }, accounts) =>
      `Ended ${countText(await accounts.endSessions(id), 'session')} of ${email}.`,
  }),
  changeOf({
    name: 'users suspend',
    does: 'Keeps a person from logging in, and logs them out. Their content and profile stay.',
    plan: ({ email }) =>
      `This logs ${email} out, and keeps them from logging in. Their content and their profile stay visible.`,
    change: async ({ id, email }, accounts) =>
      `Suspended ${email}, and ended ${countText(await accounts.suspend(id), 'session')}.`,
  }),
  changeOf({
    name: 'users unsuspend',
    does: 'Allows a suspended person to log in again.',
    plan: ({ email }) => `This allows ${email} to log in again.`,
    change: async ({ id, email }, accounts) => {
      await accounts.unsuspend(id)
      return `${email} can log in again.`
    },
  }),
  changeOf({
    name: 'moderators add',
    does: 'Lets a person decide reports, at /care.',
    plan: ({ email }) => `This lets ${email} read all reports, hide content and suspend people.`,
    change: async ({ id, email }, accounts) => {
      await accounts.setRole(id, 'Moderator')
      return `${email} is a moderator now.`
    },
  }),
  changeOf({
    name: 'moderators remove',
    does: 'Takes that away again.',
    plan: ({ email }) => `This takes /care away from ${email}.`,
    change: async ({ id, email }, accounts) => {
      await accounts.setRole(id, 'Member')
      return `${email} is no moderator now.`
    },
  }),
  changeOf({
    name: 'users remove',
    does: 'Deletes an account with its content, as its owner can. This cannot be undone.',
    plan: ({ email }) =>
      `This deletes the account ${email} with its content and pictures, for good. Kicks that others have in a Bucket or a Story stay with them, without its name.`,
    change: async ({ id, email }, _accounts, site) => {
      await deleteAccount(site, id, commandLine)
      await deleteRemovedFiles(site)
      return `Deleted the account ${email}.`
    },
  }),
]
