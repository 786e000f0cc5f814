import { changeAccountCommands } from './accounts/change-accounts'
import { readAccountCommands } from './accounts/read-accounts'
import { audit } from './audit'
import { check } from './check/check'
import type { AdminCommand } from './command'
import { contentCommands } from './content/content-commands'
import { mailTest } from './mail'
import { signUpCommands } from './sign-up'

/** All admin commands, in the order of the help. */
export const adminCommands: readonly AdminCommand[] = [
  ...readAccountCommands,
  ...changeAccountCommands,
  ...contentCommands,
  ...signUpCommands,
  mailTest,
  check,
  audit,
]
