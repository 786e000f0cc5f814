import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../parts/parts'

/** A package that package-lock.json names; a link is one of our own folders. */
export interface LockedPackage {
  name: string
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
}

interface LockFile {
  packages: Record<string, Omit<LockedPackage, 'name'>>
}

const folder = 'node_modules/'

/** What is installed, by the lock file, in the order of its names. */
export const lockedPackages = (): LockedPackage[] => {
  // Written by npm, which checks its form.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
  return Object.entries(packages)
    .filter(([path]) => path.includes(folder))
    .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf(folder) + folder.length) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
