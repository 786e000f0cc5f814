import type { FastifyRequest } from 'fastify'
import { HttpError } from '@bucketeer/host/http'
import { DomainError } from '@bucketeer/host/server'
import type { Attempt } from '../../limits/backoff'
import type { Limits } from '../../limits/limits'
import type { LimitName } from '../../limits/rules'
import { bearerToken } from '../session/token'

/** Consumes one attempt of a limit. @throws TooManyAttempts */
export const consumeFrom = async (limits: Limits, name: LimitName, key: string): Promise<Attempt> => {
  await limits.consume(name, key)
  return { refund: () => limits.refund(name, key) }
}

/** Consumes one attempt of a signed-in user's own limit, which attempts of others do not affect. */
export const consumePasswordAttempt = ({ server, headers }: FastifyRequest): Promise<Attempt> =>
  consumeFrom(server.limits, 'password-by-session', bearerToken(headers.authorization) ?? '')

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
