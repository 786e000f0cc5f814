import { resolve } from 'node:path'
import { describeError } from '../admin/describe-error'
import { readConfig, type Config } from '../config'

/** Resolves a path from the folder in which `npm run` was called; npm changes the working directory. */
export const resolvePath = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path)

export const print = (line: string) => void process.stdout.write(`  ${line}\n`)

export const formatBytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Runs a command with the configuration. Prints expected errors as one line. @returns the exit code */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<number> {
  try {
    await command(readConfig(process.env))
    return 0
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`)
    return 1
  }
}
