import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { largestPackage, type OfferedPackage, type PackageOffer } from '@bucketeer/platform'
import { Conflict, NotFound } from '../../../errors/domain-error'
import { BadRequest, Forbidden } from '../../../errors/http-error'
import type { FileStore } from '../file-store'
import { inMegabytes } from '../limits'
import type { ReleaseRepository } from '../repository'
import type { SigningKeyRepository } from '../signatures/repository'
import { expectPackagesSignature } from '../signatures/signature'
import type { Deployer } from '../tokens/deploy-guard'
import type { UnreleasedRepository } from '../unreleased/repository'
import type { PackageRepository, StoredPackage } from './repository'

export interface PackageStores {
  files: FileStore
  packages: PackageRepository
  repository: Pick<ReleaseRepository, 'readKept' | 'partsWithApproval'>
  unreleased: Pick<UnreleasedRepository, 'expect'>
  keys: Pick<SigningKeyRepository, 'find'>
}

interface Outcome {
  /** Hashes of missing tarballs. With any, nothing is stored. */
  missing: string[]
  packages: StoredPackage[]
}

/** @throws BadRequest for a package that is listed twice or too large */
const expectValid = ({ packages }: PackageOffer) => {
  const names = packages.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined)
    throw new BadRequest(`${repeated} is listed twice. List each package once, in one version.`)
  const large = packages.find(({ size }) => size > largestPackage)
  if (large)
    throw new BadRequest(
      `The tarball of ${large.name} is ${inMegabytes(large.size)}, and may be ${inMegabytes(largestPackage)}. Leave out files that its users do not need.`,
    )
}

/**
 * One stolen token must not change what other teams install where releases of the shell need two tokens. A signature, or
 * the token that decides about approvals, replaces the second one.
 * @throws Forbidden
 */
const expectAllowed = async (
  { repository, keys }: PackageStores,
  offer: PackageOffer,
  signature: string | undefined,
  { part }: Deployer,
) => {
  const key = await keys.find('shell')
  expectPackagesSignature(key, offer, signature)
  const isOperator = part === null
  if (key || isOperator || !(await repository.partsWithApproval()).includes('shell')) return
  throw new Forbidden(
    'Releases of the shell need approval, so one token of the shell cannot store its packages. Use the token of the operator, or register a signing key: npm run signing-key -- shell --public FILE.',
  )
}

/** Returns the hashes of missing tarballs. @throws Conflict if a stored one has another size than in the offer */
const missingOf = async (files: FileStore, packages: OfferedPackage[]): Promise<string[]> => {
  const missing = new Set<string>()
  for (const { name, sha384, size } of packages) {
    const actual = await files.size(sha384)
    if (actual === null) missing.add(sha384)
    else if (actual !== size)
      throw new Conflict(`The tarball of ${name} has ${actual} bytes and not ${size}. Pack it again.`)
  }
  return [...missing]
}

/** Computes what npm writes into package-lock.json. Undefined if the tarball is missing. */
const integrityOf = async (files: FileStore, { name, sha384 }: OfferedPackage) => {
  const found = await files.open({ path: `${name}.tgz`, sha384 }, [])
  if (!found) return undefined
  const hash = createHash('sha512')
  await pipeline(found.stream, hash)
  return `sha512-${hash.digest('base64')}`
}

/**
 * Stores the packages that a version of the shell was built with, in place of earlier ones, if all tarballs are stored.
 * Otherwise it returns the hashes of the missing ones: a client asks, sends them, and asks again.
 * @throws NotFound, Conflict, BadRequest or Forbidden with the reason
 */
export const storePackages = async (
  stores: PackageStores,
  offer: PackageOffer,
  signature: string | undefined,
  deployer: Deployer,
): Promise<Outcome> => {
  const { files, repository, unreleased, packages } = stores
  expectValid(offer)
  if (!(await repository.readKept('shell', offer.shell)))
    throw new NotFound(
      `shell ${offer.shell} has not been released to this site. Release it first: npm run release -- shell.`,
    )
  await expectAllowed(stores, offer, signature, deployer)
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
  await packages.keep(offer.shell, stored, deployer.name)
  return { missing: [], packages: stored }
}
