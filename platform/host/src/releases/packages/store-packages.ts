import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { largestPackage, type OfferedPackage, type PackageOffer } from '@bucketeer/platform'
import { Conflict, InvalidValue, NotFound } from '../../server/errors/domain-error'
import type { FileStore } from '../file-store'
import { inMegabytes } from '../limits'
import type { ReleaseDeps } from '../release-deps'
import type { StoredPackage } from './repository'

type Stores = Pick<ReleaseDeps, 'files' | 'packages' | 'repository' | 'unreleased'>

/** @throws InvalidValue for a package that is listed twice or too large */
function expectValid({ packages }: PackageOffer) {
  const names = packages.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined)
    throw new InvalidValue(`${repeated} is listed twice. List each package once, in one version.`)
  const large = packages.find(({ size }) => size > largestPackage)
  if (large)
    throw new InvalidValue(
      `The tarball of ${large.name} is ${inMegabytes(large.size)}, and may be ${inMegabytes(largestPackage)}. Leave out files that its users do not need.`,
    )
}

/** Returns the hashes of missing tarballs. @throws Conflict if a stored one has another size than in the offer */
async function missingOf(files: FileStore, packages: OfferedPackage[]): Promise<string[]> {
  const { missing, wrong } = await files.compare(packages)
  for (const mistake of wrong) throw new Conflict(`The tarball of ${mistake}. Pack it again.`)
  return missing
}

/** Computes what npm writes into package-lock.json. Undefined if the tarball is missing. */
async function integrityOf(files: FileStore, { name, sha384 }: OfferedPackage) {
  const found = await files.open({ path: `${name}.tgz`, sha384 }, [])
  if (!found) return undefined
  const hash = createHash('sha512')
  await pipeline(found.stream, hash)
  return `sha512-${hash.digest('base64')}`
}

/**
 * Stores the packages that a version of the shell was built with, in place of earlier ones, if all tarballs are stored.
 * Otherwise it returns the hashes of the missing ones: a client asks, sends them, and asks again.
 * @param who the name of the deploy token
 * @throws NotFound, Conflict or InvalidValue with the reason
 */
export async function storePackages(stores: Stores, offer: PackageOffer, who: string) {
  const { files, repository, unreleased, packages } = stores
  expectValid(offer)
  if (!(await repository.readKept('shell', offer.shell)))
    throw new NotFound(
      `shell ${offer.shell} has not been released to this site. Release it first: npm run release -- shell.`,
    )
  // Must be first, so that the clean-up does not remove stored files in the meantime.
  await unreleased.expect(offer.packages)
  const missing = await missingOf(files, offer.packages)
  if (missing.length > 0) return { missing, packages: [] }
  const stored: StoredPackage[] = []
  for (const each of offer.packages) {
    const integrity = await integrityOf(files, each)
    if (integrity === undefined) return { missing: [each.sha384], packages: [] }
    stored.push({ ...each, integrity })
  }
  await packages.keep(offer.shell, stored, who)
  return { missing: [], packages: stored }
}
