import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'

/**
 * Mounts a tmpfs at the folder.
 * @returns false if that is not permitted: it needs root, and some containers forbid it
 */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const unmount = (folder: string) => void execFileSync('umount', ['-l', folder])

const fillerOf = (folder: string) => join(folder, 'ballast')
const chunk = Buffer.alloc(64 * 1024)

/** Writes a file until the disk is full. */
export function fillDisk(folder: string): void {
  const file = openSync(fillerOf(folder), 'w')
  try {
    for (;;) writeSync(file, chunk)
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

export const freeDisk = (folder: string) => rmSync(fillerOf(folder), { force: true })
