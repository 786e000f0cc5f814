import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export interface ClientOptions {
  address: string
  people: number
  /** Milliseconds in which they come, one after the other. */
  onset: number
  seconds: number
}

/** What became of the calls of a crowd. */
export interface ClientResults {
  /** Milliseconds that each of those took that were served. */
  served: number[]
  /** How many got 503 because too many are there. */
  turnedAway: number
  /** How many got 503 because the database did not come to them. */
  late: number
  /** Answered otherwise, or by nobody. */
  other: number
}

/**
 * People who come, call, and call again when they are told to: in a process of their own, which has enough to do. It
 * takes what the site leaves of the processors: people bring their own.
 */
export const simulateClients = async (gathering: ClientOptions): Promise<ClientResults> => {
  const crowd = fork(join(import.meta.dirname, 'client-process.ts'))
  if (crowd.pid) setPriority(crowd.pid, constants.priority.PRIORITY_LOW)
  const ended = once(crowd, 'exit').then(() => Promise.reject(new Error('The crowd ended.')))
  ended.catch(() => undefined)
  crowd.send(gathering)
  // What our own file sends.
  const [fate] = (await Promise.race([once(crowd, 'message'), ended])) as [ClientResults]
  crowd.disconnect()
  return fate
}
