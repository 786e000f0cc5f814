import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { visible } from '@bucketeer/platform/text'
import Type from 'typebox'
import type { FastifyRequest } from 'fastify'
import { Unavailable, InvalidFields, HttpError } from '@bucketeer/host/http'
import { DomainError } from '@bucketeer/host/server'
import { createFairQueue } from '../../http/fair-queue'
import { queueMetrics } from '../../metrics/process-metrics'
import { productName } from '../../contract/product-name'
import { isCommonPassword } from './common-passwords'
import type { Attempt } from '../../limits/backoff'
import type { Limits } from '../../limits/limits'
import type { LimitName } from '../../limits/rules'
import { bearerToken } from '../session/token'
import { busy, commonPassword, noNewPassword } from './words'

/** The first choice of OWASP's Password Storage Cheat Sheet for argon2id, which is this library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Limits concurrent hashing. One hash takes a core, in a libuv thread, for as long as a hundred small requests. Half of
 * the cores remain for requests, and two of libuv's four threads for files. The queue alternates between client
 * addresses, so that one address cannot block the others. The longest wait is a few seconds.
 */
const enqueueHash = createFairQueue({
  observer: queueMetrics('passwords'),
  concurrency: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  maxQueuedPerKey: 10,
  maxQueuedByBusyKeys: 100,
  maxQueued: 200,
  createError: () => new Unavailable(busy, 2),
})

/**
 * Hashes the password in the form NFC, because devices differ in how they send é.
 * @param queueKey the client's address
 */
export const hashPassword = (password: string, queueKey: string) =>
  enqueueHash(queueKey, () => hash(password.normalize('NFC'), cost))

/** The hash for unknown e-mail addresses, so that they take as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password', 'start')

interface Check {
  password: string
  passwordHash: string | undefined
  /** The client's address. */
  queueKey: string
}

/** Passwords were hashed as they were sent, so both forms are tried. One form alone for a password in ASCII. */
const formsOf = (password: string) =>
  new Set([password, password.normalize('NFC'), password.normalize('NFD')])

/**
 * Returns whether the password matches the hash in one of its Unicode forms. Without a hash, returns false after the same
 * time.
 */
export async function isPassword({ password, passwordHash, queueKey }: Check) {
  const known = passwordHash ?? (await nobodysHash)
  const matches = await enqueueHash(queueKey, async () => {
    for (const form of formsOf(password)) if (await verify(known, form)) return true
    return false
  })
  return passwordHash !== undefined && matches
}

/** A new password, with a visible character. A login accepts any text. */
export const newPassword = Type.String({
  title: 'Password',
  pattern: visible,
  minLength: 8,
  maxLength: 256,
  'x-empty': noNewPassword,
  description: 'Not a common password.',
})

/** The name of the site is an obvious guess, also with digits and punctuation. */
const namesOfSite = new Set([productName.toLowerCase(), 'bucketlist', 'mybucketlist'])
const isNameOfSite = (password: string) => namesOfSite.has(password.toLowerCase().replaceAll(/[^a-z]/g, ''))

/**
 * @param queueKey the client's address
 * @param field the name of the field of the request
 * @throws InvalidFields for a common password and for the name of the site
 */
export async function hashNewPassword(password: string, queueKey: string, field = 'password') {
  if (isCommonPassword(password) || isNameOfSite(password))
    throw new InvalidFields([{ field, ...commonPassword }])
  return hashPassword(password, queueKey)
}

/** Consumes one attempt of a limit. @throws TooManyAttempts */
export async function consumeFrom(limits: Limits, name: LimitName, key: string): Promise<Attempt> {
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
