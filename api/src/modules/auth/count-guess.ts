import { DomainError } from '../../errors/domain-error'
import { HttpError } from '../../errors/http-error'
import type { Attempt } from '../../limits/backoff'

/** The password was checked, and refused. */
const isRefusal = (error: unknown) =>
  error instanceof DomainError || (error instanceof HttpError && error.statusCode < 500)

/**
 * Checks a password as one of the tries that are allowed. It is counted before the check, so that simultaneous tries
 * all count. Given back are a right password, and a check that did not take place, as when the server is overloaded.
 * @param check throws for a wrong password
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
