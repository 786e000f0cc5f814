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
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface LockFile {
  packages: Record<string, Omit<LockedPackage, 'name'>>
}

const folder = 'node_modules/'

// Written by npm, which checks its form.
const readPackages = () =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile).packages

/** The paths at which Node.js looks for a package that the one at `from` imports, the nearest first. */
const pathsOf = (name: string, from: string): string[] => {
  const parent = from.lastIndexOf(`/${folder}`)
  const here = from === '' ? `${folder}${name}` : `${from}/${folder}${name}`
  if (from === '') return [here]
  return [here, ...pathsOf(name, parent < 0 ? '' : from.slice(0, parent))]
}

/** What some package asks for and the lock file does not have: `npm ci` would refuse it. */
export const missingPackages = (): string[] => {
  const packages = readPackages()
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !pathsOf(name, path).some((each) => each in packages))
      .map((name) => `${name}, for ${path || 'the root'}`),
  )
}

/** What is installed, by the lock file, in the order of its names. */
export const lockedPackages = (): LockedPackage[] => {
  return Object.entries(readPackages())
    .filter(([path]) => path.includes(folder))
    .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf(folder) + folder.length) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
