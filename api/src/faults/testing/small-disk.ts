import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'

/**
 * Makes a folder a disk of its own of so many megabytes, in memory.
 * @returns false where that is not allowed: only root may, and not in every container
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

const ballast = (folder: string) => join(folder, 'ballast')
const piece = Buffer.alloc(64 * 1024)

/** Writes until nothing more fits. */
export function fillDisk(folder: string): void {
  const file = openSync(ballast(folder), 'w')
  try {
    for (;;) writeSync(file, piece)
  } catch (error) {
    if (!(isNativeError(error) && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

export const makeRoomOnDisk = (folder: string) => rmSync(ballast(folder), { force: true })
