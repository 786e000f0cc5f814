import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type pg from 'pg'

export interface Reference {
  address: string
  /** Returns the CPU time in milliseconds that the process has used since its start. */
  cpuMilliseconds(): Promise<number>
  stop(): void
}

/** Starts a reference server in a process of its own and in production mode. */
export async function startReference(
  name: 'node-http' | 'express',
  connection: pg.ClientConfig,
): Promise<Reference> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(connection)
  const exited = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The ${name} server exited before it was ready.`)),
  )
  const [port] = await Promise.race([once(child, 'message'), exited])
  exited.catch(() => undefined)
  const cpuMilliseconds = async (): Promise<number> => {
    child.send('cpu?')
    const [milliseconds] = await once(child, 'message')
    return milliseconds
  }
  return { address: `http://127.0.0.1:${port}`, cpuMilliseconds, stop: () => child.disconnect() }
}
