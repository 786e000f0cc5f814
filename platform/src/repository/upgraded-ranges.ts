import type { SitePackages } from '../contract/packages'
import { isInRange } from '../contract/range'
import { type Singleton, singletons } from '../webpack/singletons'

/** Version ranges, or URLs of tarballs, by the name of a package. */
export type Ranges = Record<string, string>

/** Returns the version of each npm package that the shell provides. */
const providedPackages = ({ provides }: SitePackages['shell']): Ranges =>
  Object.fromEntries(
    Object.entries(provides).map(([name, { version }]) => [singletons[name as Singleton] ?? name, version]),
  )

/** Returns the ranges with which the packages of the live site are installed. Keeps ranges that fit already. */
export const upgradedRanges = (ranges: Ranges, { shell, packages }: SitePackages): Ranges => {
  const provided = providedPackages(shell)
  const urls = Object.fromEntries(packages.map(({ name, url }) => [name, url]))
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const version = provided[name]
      const fits = version === undefined || isInRange(version, range)
      return [name, urls[name] ?? (fits ? range : `^${version}`)]
    }),
  )
}
