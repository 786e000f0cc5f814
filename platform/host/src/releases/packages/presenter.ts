import { packageFileName, type SitePackage, type SitePackages } from '@bucketeer/platform'
import type { LiveShell } from './package-files'
import type { StoredPackage } from './repository'

/** Presents a package with the URL of its tarball on the site. */
export const presentPackage = (origin: string, stored: StoredPackage): SitePackage => ({
  name: stored.name,
  version: stored.version,
  url: `${origin}/packages/${packageFileName(stored)}`,
  size: stored.size,
  integrity: stored.integrity,
})

/** Presents the live shell with its packages. */
export const presentPackages = (origin: string, { shell, packages }: LiveShell): SitePackages => ({
  shell: {
    version: shell.version,
    provides: Object.fromEntries(
      Object.entries(shell.provides).map(([name, { version, names }]) => [name, { version, names }]),
    ),
    slots: shell.slots,
    routes: shell.routes,
  },
  packages: packages.map((each) => presentPackage(origin, each)),
})
