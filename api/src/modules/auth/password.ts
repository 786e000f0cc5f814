import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { Unavailable } from '../../errors/http-error'
import { createFairQueue } from '../../http/fair-queue'

/** The first choice of OWASP's Password Storage Cheat Sheet for argon2id, which is this library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each takes a core for as long as a hundred small calls, in a thread of its own. Half of the cores are left to the
 * calls, and of the four such threads two to files. Network addresses take turns, so that one cannot make the others
 * wait for its many. Who waits longest waits a few seconds.
 */
const inTurn = createFairQueue({
  concurrency: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  maxQueuedPerKey: 10,
  maxQueuedByBusyKeys: 100,
  maxQueued: 200,
  createError: () =>
    new Unavailable('Many people are logging in right now. Please try again in a moment.', 2),
})

/** @param turn whose turn it takes: the key of the client's address */
export const hashPassword = (password: string, turn: string) => inTurn(turn, () => hash(password, cost))

/** What an unknown e-mail is checked against, so that it takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password', 'start')

interface Check {
  password: string
  passwordHash: string | undefined
  /** Whose turn it takes: the key of the client's address. */
  turn: string
}

/** Whether the password is the one that was hashed; without a hash it never is, after the same time. */
export async function isPassword({ password, passwordHash, turn }: Check) {
  const known = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(turn, () => verify(known, password))
  return passwordHash !== undefined && matches
}
