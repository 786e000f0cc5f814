import type { Args } from '@bucketeer/platform/command-line'
import type { Config } from '../config'
import type { Database } from '@bucketeer/host/server'
import { createLimits } from '../limits/limits'
import { emailKey } from '../mail/email-key'
import { createUserRepository } from '../modules/user/repository'
import { BackupError } from '../backup/backup-error'
import { withSite } from '../backup/open-site'
import { print, runCommand } from './run-command'

/**
 * Resets the login limits of an account.
 * @returns false if no account has this address
 */
export const unlockAccount = async (email: string, config: Config, database: Database): Promise<boolean> => {
  if (!(await createUserRepository(database).accountOf(email))) return false
  await createLimits(config, database).unknownDevices.reset(emailKey(email))
  return true
}

/** `npm run unlock -- EMAIL`: resets the failed logins of an account, while the site runs or not. */
export const run = ({ positionals: [email = ''] }: Args<'unlock'>) =>
  runCommand((config) =>
    withSite(config, async ({ database }) => {
      if (!(await unlockAccount(email, config, database)))
        throw new BackupError(`There is no account with the address ${email}.`)
      print(`Reset the failed logins of ${email}: the right password works again now.`)
    }),
  )
