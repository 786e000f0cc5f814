import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Postmaster } from './postmaster-file'

/** Another user's process counts as alive too. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether the process that a data folder names as its server is one, and not another that was given its number
 * later. In doubt it is: a server that works must never be overlooked.
 */
export const isPostgresOf = async ({ pid, socketDir }: Postmaster, folder: string): Promise<boolean> => {
  const command = await commandOf(pid)
  // Drawn at random for each start of ours.
  if (command.includes(`unix_socket_directories=${socketDir} `)) return true
  // One that somebody started by hand stands in its data folder too, or was given its name.
  if (process.platform !== 'linux') return command.includes(`postgres -D ${folder}`)
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return program.startsWith('postgres') && (await mayStandIn(pid, folder))
}

/** Root in a container may not see where another user's process stands. */
const mayStandIn = async (pid: number, folder: string): Promise<boolean> => {
  const place = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error.code)
  return place === 'EACCES' || place === (await realpath(folder))
}

/** Whether the process that started it, which stops it when its site ends, still lives. */
export const hasLauncher = async (pid: number): Promise<boolean> =>
  (await commandOf(await parentOf(pid))).includes('launcher')

const run = promisify(execFile)

const ps = (pid: number, column: string): Promise<string> =>
  run('ps', ['-o', `${column}=`, '-ww', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )

const commandOf = (pid: number): Promise<string> => {
  if (process.platform !== 'linux') return ps(pid, 'command')
  return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text.replaceAll('\0', ' '),
    () => '',
  )
}

const parentOf = async (pid: number): Promise<number> => {
  if (process.platform !== 'linux') return Number(await ps(pid, 'ppid'))
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 1)
}
