import { DomainError } from '../../errors/domain-error'
import { HttpError } from '../../errors/http-error'
import type { Attempt } from '../../limits/backoff'

/** The password was checked and is wrong. */
const isRefusal = (error: unknown) =>
  error instanceof DomainError || (error instanceof HttpError && error.statusCode < 500)

/**
 * Checks a password and consumes one attempt of a rate limit. It consumes the attempt before the check, so that
 * concurrent attempts all count, and refunds it on success and when the check did not run, e.g. under overload.
 * @param check throws if the password is wrong
 */
export async function countGuess<T>(counted: Attempt, check: () => Promise<T>): Promise<T> {
  try {
    const found = await check()
    await counted.refund()
    return found
  } catch (error) {
    if (!isRefusal(error)) await counted.refund()
    throw error
  }
}
