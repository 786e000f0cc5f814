import { parseArgs } from 'node:util'
import { BackupError } from '../backup/backup-error'
import { openSite } from '../backup/open-site'
import { runCommand, print } from './run-command'
import { callOf } from './call-of'
import { unlockAccount } from '../modules/auth/unlock-account'

// `npm run unlock -- EMAIL`: resets the failed logins of an account, while the site runs or not.

function parseEmail(): string {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [email, ...others] = positionals
  if (email?.includes('@') && others.length === 0) return email
  throw new BackupError(`Usage: ${callOf('unlock')} EMAIL, such as ann@example.org`)
}

await runCommand(async (config, log) => {
  const email = parseEmail()
  const { database, close } = await openSite(config, log)
  try {
    if (!(await unlockAccount(email, config, database)))
      throw new BackupError(`There is no account with the address ${email}.`)
    print(`Reset the failed logins of ${email}: the right password works again now.`)
  } finally {
    await close()
  }
})
