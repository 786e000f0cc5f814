import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../root'

type Variables = Record<string, string>

const start = (args: string[], env: Variables): ChildProcess =>
  spawn(process.execPath, [join(root, 'platform/bin/bucketeer.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })

const secondsSince = (since: number) => (performance.now() - since) / 1000

/** Runs one of the commands of teams to its end. @returns how many seconds it took */
export async function runCommand(args: string[], env: Variables = {}): Promise<number> {
  const since = performance.now()
  const child = start(args, env)
  child.stdout?.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`)
  return secondsSince(since)
}

export interface RunningCommand {
  /** What its line said. */
  said: string
  seconds: number
  stop(): Promise<void>
}

/** Starts one that goes on until it is stopped; resolves when it prints a line like this. */
export async function startCommand(
  args: string[],
  line: RegExp,
  env: Variables = {},
): Promise<RunningCommand> {
  const since = performance.now()
  const child = start(args, env)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  if (child.stdout)
    for await (const text of createInterface({ input: child.stdout })) {
      const [, said] = line.exec(text) ?? []
      if (said === undefined) continue
      child.stdout.resume()
      return { said, seconds: secondsSince(since), stop }
    }
  throw new Error(`${args.join(' ')} ended before it was ready.`)
}
