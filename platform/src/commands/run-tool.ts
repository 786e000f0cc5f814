import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../parts/parts'

/** Runs a Node program to its end, its words shown; resolves with its exit code. */
export const runNode = async (
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** Runs a Node program of `node_modules`. */
export const runTool = (program: string, args: string[], env: Record<string, string> = {}): Promise<number> =>
  runNode(join(root, 'node_modules', program), args, env)
