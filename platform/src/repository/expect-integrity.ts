import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePackage } from '../contract/packages'

interface LockFile {
  packages: Record<string, { integrity?: string } | undefined>
}

/**
 * Checks that npm installed the tarballs that the site lists.
 * @param folder the repository, with its package-lock.json
 * @throws Error that names a package with another integrity
 */
export const expectIntegrity = (folder: string, packages: SitePackage[]): void => {
  // npm wrote it.
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile
  for (const { name, integrity, url } of packages) {
    const installed = lock.packages[`node_modules/${name}`]
    if (installed && installed.integrity !== integrity)
      throw new Error(
        `${url} has the integrity ${installed.integrity}, and the site lists ${integrity}. Do not use it; ask the operator of the site.`,
      )
  }
}
