import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Postmaster } from './postmaster-file'

/** Checks whether a process exists, of any user. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Checks whether the process in a pid file is the server of that folder, or another one that reused its id. Returns
 * true in doubt, because a running server must never be overlooked.
 */
export const isPostgresOf = async ({ pid, socketDir }: Postmaster, folder: string): Promise<boolean> => {
  const command = await commandOf(pid)
  // Random for each start of the site.
  if (command.includes(`unix_socket_directories=${socketDir} `)) return true
  // A server that was started by hand has the data folder as its working directory, or in its arguments.
  if (process.platform !== 'linux') return command.includes(`postgres -D ${folder}`)
  const program = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return program.startsWith('postgres') && (await mayStandIn(pid, folder))
}

/** Root in a container may not read the working directory of another user's process. */
const mayStandIn = async (pid: number, folder: string): Promise<boolean> => {
  const place = await readlink(`/proc/${pid}/cwd`).catch((error: NodeJS.ErrnoException) => error.code)
  return place === 'EACCES' || place === (await realpath(folder))
}

/** Checks whether its launcher, which stops it with the site, is still alive. */
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
