import { resolve } from 'node:path'
import pino from 'pino'
import { ConfigError, readConfig, type Config } from '../config'
import { StartError } from '../start/start-error'
import { BackupError } from '../backup/backup-error'

const explanation = (error: unknown) =>
  error instanceof BackupError || error instanceof StartError || error instanceof ConfigError
    ? error.message
    : error instanceof Error
      ? error.stack
      : String(error)

/** Where `npm run` was called, which is not where it runs. */
export const resolvePath = (path: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), path)

/** One line on the terminal. */
export const print = (line: string) => void process.stdout.write(`  ${line}\n`)

export const formatBytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Does what a command is for; what goes wrong is one line, and the process ends with 1. */
export async function runCommand(work: (config: Config, log: pino.Logger) => Promise<void>) {
  try {
    await work(readConfig(process.env), pino({ level: 'silent' }))
  } catch (error) {
    process.stderr.write(`${explanation(error)}\n`)
    process.exitCode = 1
  }
}
