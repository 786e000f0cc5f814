import { UsageError } from '@bucketeer/platform/command-line'
import { BackupError } from '../backup/backup-error'
import { ConfigError } from '../config'
import { isDatabaseLost } from '../database/failures'
import { NewerDatabase } from '../database/migrate'
import { DomainError } from '../errors/domain-error'
import { HttpError } from '../errors/http-error'
import { StartError } from '../errors/start-error'
import { StoreUnavailable } from '../store/object-store'
import { AdminError } from './command'

const expected = [
  UsageError,
  AdminError,
  NewerDatabase,
  BackupError,
  StartError,
  ConfigError,
  DomainError,
  HttpError,
  StoreUnavailable,
]

/** Returns an expected error as one line, with what to do, and any other one with its stack. */
export const describeError = (error: unknown): string => {
  if (expected.some((type) => error instanceof type) && error instanceof Error) return error.message
  if (isDatabaseLost(error)) return 'The database does not answer: the admin command check says more.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
