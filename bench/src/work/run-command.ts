import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../root'

type Environment = Record<string, string>

const spawnCommand = (args: string[], env: Environment): ChildProcess =>
  spawn(process.execPath, [join(root, 'platform/bin/bucketeer.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })

const secondsSince = (since: number) => (performance.now() - since) / 1000

/** Runs a `bucketeer` command to its end and returns the duration in seconds. */
export async function runCommand(args: string[], env: Environment = {}): Promise<number> {
  const startedAt = performance.now()
  const child = spawnCommand(args, env)
  child.stdout?.resume()
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`bucketeer ${args.join(' ')} exited with ${code}.`)
  return secondsSince(startedAt)
}

export interface RunningCommand {
  /** The first capture group of the pattern. */
  match: string
  /** The time until the matching line. */
  seconds: number
  stop(): Promise<void>
}

/** Starts a long-running `bucketeer` command; resolves once it prints a line that matches the pattern. */
export async function startCommand(
  args: string[],
  pattern: RegExp,
  env: Environment = {},
): Promise<RunningCommand> {
  const startedAt = performance.now()
  const child = spawnCommand(args, env)
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGINT')
    await exited
  }
  if (child.stdout)
    for await (const text of createInterface({ input: child.stdout })) {
      const [, match] = pattern.exec(text) ?? []
      if (match === undefined) continue
      child.stdout.resume()
      return { match, seconds: secondsSince(startedAt), stop }
    }
  throw new Error(`bucketeer ${args.join(' ')} exited before it was ready.`)
}
