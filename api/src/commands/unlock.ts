import type { Args } from '@bucketeer/platform/command-line'
import { BackupError } from '../backup/backup-error'
import { withSite } from '../backup/open-site'
import { unlockAccount } from '../modules/auth/unlock-account'
import { print, runCommand } from './run-command'

/** `npm run unlock -- EMAIL`: resets the failed logins of an account, while the site runs or not. */
export const run = ({ positionals: [email = ''] }: Args<'unlock'>) =>
  runCommand((config) =>
    withSite(config, async ({ database }) => {
      if (!(await unlockAccount(email, config, database)))
        throw new BackupError(`There is no account with the address ${email}.`)
      print(`Reset the failed logins of ${email}: the right password works again now.`)
    }),
  )
