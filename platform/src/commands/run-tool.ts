import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endOnShutdown } from '../../bin/shutdown.mjs'
import { root } from '../../bin/root.mjs'

/** Returns the path of a program of `node_modules`. */
export const toolFile = (program: string): string => join(root, 'node_modules', program)

/** Runs a Node program and prints its output. Resolves with its exit code. */
export const runNode = async (
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> => {
  const child = endOnShutdown(
    spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }),
  )
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** Runs a Node program of `node_modules`, as `runNode` does. */
export const runTool = (program: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  runNode(toolFile(program), args, env)

const readOutput = async ({ stdout, stderr }: ChildProcess) => {
  const chunks: Buffer[] = []
  const read = async (stream: AsyncIterable<Buffer> | null) => {
    if (stream) for await (const chunk of stream) chunks.push(chunk)
  }
  await Promise.all([read(stdout), read(stderr)])
  return Buffer.concat(chunks)
}

/** Runs a Node program. Prints its output at the end, and only when it failed. */
export const runNodeQuietly = async (
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> => {
  const child = endOnShutdown(
    spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }),
  )
  const [output, code] = await Promise.all([
    readOutput(child),
    once(child, 'close').then(([value]: unknown[]) => value),
  ])
  if (code !== 0) process.stdout.write(output)
  return typeof code === 'number' ? code : 1
}

/** Runs a Node program of `node_modules`, as `runNodeQuietly` does. */
export const runToolQuietly = (program: string, args: string[]): Promise<number> =>
  runNodeQuietly(toolFile(program), args)
