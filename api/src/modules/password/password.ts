import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { Unavailable } from '@bucketeer/host/http'
import { createFairQueue } from '../../http/fair-queue'
import { queueMetrics } from '../../metrics/queue-metrics'

/** The first choice of OWASP's Password Storage Cheat Sheet for argon2id, which is this library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const busy = () => new Unavailable('Many people are logging in right now. Please try again in a moment.', 2)

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
  createError: busy,
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
