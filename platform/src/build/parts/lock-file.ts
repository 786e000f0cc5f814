import { join } from 'node:path'
import { root } from '../../../bin/root.mjs'
import { readJson } from './json-file'

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
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The packages of a lock file by their paths, such as `node_modules/react`. */
export type LockedPackages = Record<string, Omit<LockedPackage, 'name'>>

const folder = 'node_modules/'

// npm writes this file and checks its form.
export const readPackages = (within = root): LockedPackages =>
  readJson<{ packages: LockedPackages }>(join(within, 'package-lock.json')).packages

/** Returns the paths at which Node.js looks for a package that the one at `from` imports, the nearest first. */
function pathsOf(name: string, from: string): string[] {
  const parent = from.lastIndexOf(`/${folder}`)
  const here = from === '' ? `${folder}${name}` : `${from}/${folder}${name}`
  if (from === '') return [here]
  return [here, ...pathsOf(name, parent < 0 ? '' : from.slice(0, parent))]
}

/** Returns the names of the packages that a package may import. */
function importable({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackages[string]): string[] {
  const required = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required]
}

/**
 * Returns the paths of the packages that imports can reach, directly or through other packages. Leaves out our own
 * packages and what only they import.
 * @param from the path of the importing package: '' for the root
 */
export function reachablePackages(packages: LockedPackages, names: string[], from: string): Set<string> {
  const found = new Set<string>()
  const add = (name: string, importer: string) => {
    const path = pathsOf(name, importer).find((each) => each in packages)
    const entry = path === undefined ? undefined : packages[path]
    if (path === undefined || !entry || entry.link || found.has(path)) return
    found.add(path)
    for (const each of importable(entry)) add(each, path)
  }
  for (const name of names) add(name, from)
  return found
}

/** Returns the dependencies that the lock file lacks. `npm ci` would fail with any. */
export function missingPackages(): string[] {
  const packages = readPackages()
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !pathsOf(name, path).some((each) => each in packages))
      .map((name) => `${name}, for ${path || 'the root'}`),
  )
}

/** Returns the installed packages according to the lock file, sorted by name. */
export function lockedPackages(): LockedPackage[] {
  return Object.entries(readPackages())
    .filter(([path]) => path.includes(folder))
    .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf(folder) + folder.length) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
