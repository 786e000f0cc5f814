import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../../bin/prepare.mjs'
import {
  type OfferedPackage,
  packageFileName,
  type PackageOffer,
  shortPackageName,
  type SitePackage,
} from '../../contract/packages'
import { readJson } from '../../build/parts/json-file'
import { sendWithFiles } from './send-release'
import type { Site } from './site-calls.mjs'

/** A tarball on this machine. */
export interface PackedPackage extends OfferedPackage {
  file: string
}

/** The list of tarballs in their folder. */
export const listName = 'packed.json'

export type Listed = Omit<PackedPackage, 'file'> & { path: string }

/** Returns the packed packages of a folder; undefined without its list. */
export function readPacked(folder: string): PackedPackage[] | undefined {
  const list = join(folder, listName)
  if (!existsSync(list)) return undefined
  // `pack` writes it.
  return readJson<Listed[]>(list).map(({ path, ...rest }) => ({ ...rest, file: join(folder, path) }))
}

/** The files of platform that a site's shell adds. Their content follows the version of the shell. */
const ofShell = /^(contract\.json$|dev-shell\/)/

/** Maximum number of files that a refusal names. */
const mostNamed = 5

/** Returns why a package needs a new version: the files that the site has with other content under the same one. */
async function reasonForNewVersion(address: string, { file, ...offered }: PackedPackage) {
  const { name, version } = offered
  const response = await fetch(`${address}/packages/${shortPackageName(name)}-${version}.tgz`, {
    method: 'HEAD',
    redirect: 'manual',
  })
  const published = response.headers.get('location')
  if (!published || published.endsWith(`/${packageFileName(offered)}`)) return []
  const listed = await npm(['diff', `--diff=${address}${published}`, `--diff=${file}`, '--diff-name-only'])
  const changed = listed.split('\n').filter((path) => path !== '' && !ofShell.test(path))
  if (changed.length === 0) return []
  const more = changed.length > mostNamed ? [`${changed.length - mostNamed} more`] : []
  return `${name} ${version} is published at ${address} with other content of ${[...changed.slice(0, mostNamed), ...more].join(', ')}. Raise the version in ${shortPackageName(name)}/package.json and write it to its CHANGELOG.md.`
}

/** @throws Error that names each package which has changed since the site got this version of it, and what to do */
export async function expectNewVersions({ address }: Site, packed: PackedPackage[]): Promise<void> {
  const reasons = (await Promise.all(packed.map((each) => reasonForNewVersion(address, each)))).flat()
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
}

/**
 * Sends the packages that a shell was built with to a site, which hands them out at /packages/. It sends only tarballs
 * that the site lacks.
 * @param shell the version of a shell that the site has
 * @throws Error with the site's reason for a refusal, or if a package has changed without a new version
 */
export async function sendPackages(site: Site, shell: string, packed: PackedPackage[]) {
  const offer: PackageOffer = {
    shell,
    packages: packed.map(({ name, version, size, sha384 }) => ({ name, version, size, sha384 })),
  }
  await expectNewVersions(site, packed)
  const { packages } = await sendWithFiles<{ missing: string[]; packages: SitePackage[] }>(site, packed, {
    method: 'PUT',
    path: '/api/release/shell/packages',
    body: offer,
  })
  return packages
}
