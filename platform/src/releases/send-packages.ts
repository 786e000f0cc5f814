import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hexOf } from '../contract/file-url'
import type { OfferedPackage, PackageOffer, SitePackage } from '../contract/packages'
import { askSite, callSite, type Site } from './site-calls.mjs'

/** A tarball on this machine. */
export interface PackedPackage extends OfferedPackage {
  file: string
}

/** The list of tarballs in their folder. */
export const listName = 'packed.json'

export type Listed = Omit<PackedPackage, 'file'> & { path: string }

/** Returns the packed packages of a folder; undefined without its list. */
export const readPacked = (folder: string): PackedPackage[] | undefined => {
  const list = join(folder, listName)
  if (!existsSync(list)) return undefined
  // `pack` writes it.
  const packages = JSON.parse(readFileSync(list, 'utf8')) as Listed[]
  return packages.map(({ path, ...rest }) => ({ ...rest, file: join(folder, path) }))
}

interface Answer {
  missing: string[]
  packages: SitePackage[]
}

/**
 * Sends the packages that a shell was built with to a site, which hands them out at /packages/. It sends only tarballs
 * that the site lacks.
 * @param shell the version of a shell that the site has
 * @throws Error with the site's reason for a refusal
 */
export const sendPackages = async (
  site: Site,
  shell: string,
  packed: PackedPackage[],
): Promise<SitePackage[]> => {
  const packages = packed.map(({ name, version, size, sha384 }) => ({ name, version, size, sha384 }))
  const offer: PackageOffer = { shell, packages }
  const ask = () =>
    askSite<Answer>(site, '/api/release/shell/packages', {
      method: 'PUT',
      body: offer,
      isLong: true,
    })
  const first = await ask()
  if (first.missing.length === 0) return first.packages
  for (const { file, sha384 } of packed.filter((each) => first.missing.includes(each.sha384)))
    await callSite(site, `/api/release/file/${hexOf(sha384)}`, { method: 'PUT', body: await readFile(file) })
  const { missing, packages: stored } = await ask()
  if (missing.length > 0)
    throw new Error('The site still lacks files of these packages. Run the command again.')
  return stored
}
