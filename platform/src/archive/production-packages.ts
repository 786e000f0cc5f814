import type { LockedPackages } from '../packages/lock-file'
import { reachablePackages } from '../packages/lock-file'

/** The folders whose packages the server's bundles import. They bundle what they need of platform. */
const bundled = ['api', 'embedded-postgres']

/** Only runs sources. */
const notInBundles = ['tsx']

const isImported = (name: string) => !name.startsWith('@bucketeer/') && !notInBundles.includes(name)

const keepImported = (dependencies: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => isImported(name)))

interface Dependencies {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** Returns the packages that the server needs at run time, with their ranges. */
export const serverDependencies = (locked: LockedPackages): Dependencies => {
  const folders = bundled.map((folder) => locked[folder] ?? {})
  const merge = (field: keyof Dependencies) =>
    Object.assign({}, ...folders.map((folder) => keepImported(folder[field]))) as Record<string, string>
  return { dependencies: merge('dependencies'), optionalDependencies: merge('optionalDependencies') }
}

/**
 * Returns the folder of each package that the server needs, in the checkout and in an archive. A package in the
 * node_modules of a workspace moves to the top one. It keeps its folder if the top one has another version of it.
 */
export const productionPackages = (locked: LockedPackages): Map<string, string> => {
  const { dependencies, optionalDependencies } = serverDependencies(locked)
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  const found = [
    ...new Set(bundled.flatMap((folder) => [...reachablePackages(locked, names, folder)])),
  ].sort()
  return new Map(
    found.map((path) => {
      const shared = path.slice(path.indexOf('node_modules/'))
      return [path, found.includes(shared) ? path : shared]
    }),
  )
}
