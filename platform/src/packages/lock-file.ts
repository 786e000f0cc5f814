import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../parts/parts'

/** A package in package-lock.json. A link is one of our own folders. */
export interface LockedPackage {
  name: string
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface LockFile {
  packages: Record<string, Omit<LockedPackage, 'name'>>
}

const folder = 'node_modules/'

// npm writes this file and checks its form.
const readPackages = () =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile).packages

/** Returns the paths at which Node.js looks for a package that the one at `from` imports, the nearest first. */
const pathsOf = (name: string, from: string): string[] => {
  const parent = from.lastIndexOf(`/${folder}`)
  const here = from === '' ? `${folder}${name}` : `${from}/${folder}${name}`
  if (from === '') return [here]
  return [here, ...pathsOf(name, parent < 0 ? '' : from.slice(0, parent))]
}

/** Returns the dependencies that the lock file lacks. `npm ci` would fail with any. */
export const missingPackages = (): string[] => {
  const packages = readPackages()
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !pathsOf(name, path).some((each) => each in packages))
      .map((name) => `${name}, for ${path || 'the root'}`),
  )
}

/** Returns the installed packages according to the lock file, sorted by name. */
export const lockedPackages = (): LockedPackage[] => {
  return Object.entries(readPackages())
    .filter(([path]) => path.includes(folder))
    .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf(folder) + folder.length) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
