import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export interface ClientOptions {
  address: string
  clients: number
  /** The time in which all clients connect, one after another. */
  rampUpMs: number
  seconds: number
}

/** Counts the responses to all clients. */
export interface ClientResults {
  /** The latency of each 200 response, in milliseconds. */
  servedMs: number[]
  /** 503 responses because of too many requests in progress. */
  shed: number
  /** 503 responses because the database was too slow. */
  databaseTimeouts: number
  /** Other statuses, and requests without a response. */
  other: number
}

/**
 * Simulates clients that send requests and honour `Retry-After`. They run in a process of their own with low priority,
 * so that they do not take processor time from the server.
 */
export async function simulateClients(options: ClientOptions): Promise<ClientResults> {
  const child = fork(join(import.meta.dirname, 'client-process.ts'))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('The client process exited.')))
  exited.catch(() => undefined)
  child.send(options)
  // The cast holds because client-process.ts sends ClientResults.
  const [results] = (await Promise.race([once(child, 'message'), exited])) as [ClientResults]
  child.disconnect()
  return results
}
