import type { LockedPackages } from '../../build/parts/lock-file'
import { reachablePackages } from '../../build/parts/lock-file'

/** The folders whose packages the server's bundles import. They bundle what they need of platform. */
const bundled = ['api', 'embedded-postgres', 'platform/host']

/** Only runs sources. */
const notInBundles = ['tsx']

const isImported = (name: string) => !name.startsWith('@bucketeer/') && !notInBundles.includes(name)

interface Dependencies {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

function importedBy({ dependencies, optionalDependencies }: LockedPackages[string] = {}): Dependencies {
  const keep = (all: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isImported(name)))
  return { dependencies: keep(dependencies), optionalDependencies: keep(optionalDependencies) }
}

/** Returns the packages that the server needs at run time, with their ranges. */
export function serverDependencies(locked: LockedPackages): Dependencies {
  const each = bundled.map((folder) => importedBy(locked[folder]))
  return {
    dependencies: Object.assign({}, ...each.map(({ dependencies }) => dependencies)),
    optionalDependencies: Object.assign({}, ...each.map(({ optionalDependencies }) => optionalDependencies)),
  }
}

/**
 * Returns the folder of each package that the server needs, in the checkout and in an archive. A package in the
 * node_modules of a workspace moves to the top one. It keeps its folder if the top one has another version of it.
 */
export function productionPackages(locked: LockedPackages): Map<string, string> {
  const found = bundled.flatMap((folder) => {
    const { dependencies, optionalDependencies } = importedBy(locked[folder])
    return [...reachablePackages(locked, Object.keys({ ...dependencies, ...optionalDependencies }), folder)]
  })
  return new Map(
    [...new Set(found)].sort().map((path) => {
      const shared = path.slice(path.indexOf('node_modules/'))
      return [path, found.includes(shared) ? path : shared]
    }),
  )
}
