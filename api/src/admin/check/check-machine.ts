import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { satisfies } from 'semver'
import { bytesText } from '../text'
import { reasonOf, type Finding } from './finding'

/** A day of uploads of a small site, and PostgreSQL's WAL. */
const leastFreeBytes = 1_000_000_000

/** Falls back to the parent of a missing folder. */
const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}

export const checkDisk = async (folder: string): Promise<Finding> => {
  const name = 'disk'
  try {
    const free = await freeBytes(folder)
    const found = `${bytesText(free)} free at ${folder}`
    if (free >= leastFreeBytes) return { name, found }
    return { name, found, advice: 'free some space: below 1 GB, uploads and the database may fail soon.' }
  } catch (error) {
    return { name, found: `${folder} cannot be read (${reasonOf(error)})`, advice: 'check DATA_DIR.' }
  }
}

/** `engines` in package.json. */
const supportedNode = '^20.19 || ^22.13 || >=24'

export const checkNode = (version = process.versions.node): Finding => {
  const found = `Node ${version}`
  if (satisfies(version, supportedNode)) return { name: 'node', found }
  return { name: 'node', found, advice: 'install Node 24.' }
}
