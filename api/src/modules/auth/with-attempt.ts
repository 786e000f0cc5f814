import { DomainError } from '../../errors/domain-error'
import { HttpError } from '../../errors/http-error'
import type { Attempt } from '../../limits/backoff'

/** Returns whether the check ran and refused the password. */
const isRefusal = (error: unknown) =>
  error instanceof DomainError || (error instanceof HttpError && error.statusCode < 500)

/**
 * Runs a password check for a consumed attempt of a rate limit. Refunds the attempt on success, and when the check did not
 * run, e.g. under overload. Attempts are consumed before the check, so that concurrent ones all count.
 * @param check throws if the password is wrong
 */
export async function withAttempt<T>(attempt: Attempt, check: () => Promise<T>): Promise<T> {
  try {
    const found = await check()
    await attempt.refund()
    return found
  } catch (error) {
    if (!isRefusal(error)) await attempt.refund()
    throw error
  }
}
