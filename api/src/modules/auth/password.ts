import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { Unavailable } from '../../errors/http-error'
import { createWorkQueue } from '../../http/work-queue'

/** The first choice of OWASP's Password Storage Cheat Sheet for argon2id, which is this library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each takes a core for as long as a hundred small calls, in a thread of its own. Half of the cores are left to the
 * calls, and of the four such threads two to files. Who waits longest waits a few seconds.
 */
const inTurn = createWorkQueue({
  atOnce: Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  waiting: 100,
  refuse: () => new Unavailable('Many people are logging in right now. Please try again in a moment.', 2),
})

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

/** What an unknown e-mail is checked against, so that it takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password')

/** Whether the password is the one that was hashed; without a hash it never is, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const known = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(() => verify(known, password))
  return passwordHash !== undefined && matches
}
