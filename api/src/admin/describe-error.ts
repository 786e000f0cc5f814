import { UsageError } from '@bucketeer/platform/command-line'
import { HttpError } from '@bucketeer/host/http'
import { DomainError, isDatabaseLost, StartError, StoreUnavailable } from '@bucketeer/host/server'

const expected = [UsageError, StartError, DomainError, HttpError, StoreUnavailable]

/** Returns an expected error as one line, with what to do, and any other one with its stack. */
export function describeError(error: unknown): string {
  if (expected.some((type) => error instanceof type) && error instanceof Error) return error.message
  if (isDatabaseLost(error)) return 'The database does not answer: the admin command check says more.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
