import type { Database } from '@bucketeer/host/server'
import type { Config } from '../../config'
import { createLimits } from '../../limits/limits'
import { emailKey } from '../../mail/email-key'
import { createUserRepository } from '../user/repository'

/**
 * Resets the login limits of an account.
 * @returns false if no account has this address
 */
export const unlockAccount = async (email: string, config: Config, database: Database): Promise<boolean> => {
  if (!(await createUserRepository(database).accountOf(email))) return false
  await createLimits(config, database).unknownDevices.reset(emailKey(email))
  return true
}
