import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Returns whether there is a process with this id.
 * @param {number} pid
 */
export const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const pollMs = 200

/** @param {string} file */
const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
    return false
  }
}

/** Returns the process that has the lock; undefined if it was released. @param {string} file */
const holderOf = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error
    return undefined
  }
}

/**
 * Runs the work while no other process has the lock, a file with the id of its process. The lock of a process that has
 * ended does not count.
 * @param {string} file
 * @param {() => Promise<void>} work
 * @param {(pid: number) => void} onWait called once if another process has the lock
 */
export const withPidLock = async (file, work, onWait) => {
  mkdirSync(dirname(file), { recursive: true })
  let isTold = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder === undefined) continue
    if (!isAlive(holder)) {
      rmSync(file, { force: true })
      continue
    }
    if (!isTold) onWait(holder)
    isTold = true
    await pause(pollMs)
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}
