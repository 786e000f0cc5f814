import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ReferenceOptions } from './serve-reference'

export interface Reference {
  address: string
  /** How many milliseconds its threads have worked since it started. */
  work(): Promise<number>
  stop(): void
}

/** One of the servers to compare with, in a process of its own, in production mode as well. */
export async function startReference(
  name: 'node-http' | 'express',
  setting: ReferenceOptions,
): Promise<Reference> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(setting)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${name} did not start.`)))
  const [port] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  const work = async (): Promise<number> => {
    child.send('work?')
    const [milliseconds] = await once(child, 'message')
    return milliseconds
  }
  return { address: `http://127.0.0.1:${port}`, work, stop: () => child.disconnect() }
}
