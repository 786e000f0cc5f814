import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { endOnShutdown } from '../bin/shutdown.mjs'
import { root } from '../bin/root.mjs'

/** Returns the path of a program of `node_modules`. */
export const toolFile = (program: string): string => join(root, 'node_modules', program)

type Environment = Record<string, string>

const startNode = (file: string, args: string[], env: Environment, output: 'inherit' | 'pipe') =>
  endOnShutdown(
    spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    }),
  )

async function exitCode(child: ChildProcess): Promise<number> {
  const [code]: unknown[] = await once(child, 'close')
  return typeof code === 'number' ? code : 1
}

/** Runs a Node program and prints its output. Resolves with its exit code. */
export const runNode = (file: string, args: string[], env: Environment = {}): Promise<number> =>
  exitCode(startNode(file, args, env, 'inherit'))

/** Runs a Node program of `node_modules`, as `runNode` does. */
export const runTool = (program: string, args: string[], env?: Environment): Promise<number> =>
  runNode(toolFile(program), args, env)

/** Runs a Node program with low priority. Prints its output at the end, and only when it failed. */
export async function runNodeQuietly(file: string, args: string[], env: Environment = {}): Promise<number> {
  const child = startNode(file, args, env, 'pipe')
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await exitCode(child)
  if (code !== 0) process.stdout.write(Buffer.concat(output))
  return code
}

/** Runs a Node program of `node_modules`, as `runNodeQuietly` does. */
export const runToolQuietly = (program: string, args: string[]): Promise<number> =>
  runNodeQuietly(toolFile(program), args)
