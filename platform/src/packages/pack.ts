import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../bin/prepare.mjs'
import { root } from '../../bin/root.mjs'
import { type OfferedPackage, shortPackageName } from '../contract/packages'
import { builtRelease } from '../parts/built-release'
import { findPart, readManifest } from '../parts/parts'
import { packagesHash } from '../parts/source-hash'
import { buildDevShell } from './build-dev-shell'
import { buildPackage, type PublishedPackage } from './build-package'
import { publishedPackages } from './published'

/** A tarball on this machine. */
export interface PackedPackage extends OfferedPackage {
  file: string
}

const cache = join(root, '.cache/packages')
const listFile = join(cache, 'packed.json')

interface Packed {
  hash: string
  packages: PackedPackage[]
}

const lastPacked = (): Packed | undefined =>
  // This file writes it, below.
  existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Packed) : undefined

/**
 * Writes what a shell provides, against which other repositories check a remote.
 * @throws Error if the shell is not built
 */
const writeContract = (target: string) => {
  const release = builtRelease(findPart('shell'))
  if (release?.part !== 'shell' || !('provides' in release)) throw new Error('The shell is not built.')
  const { version, provides, slots, routes } = release
  writeFileSync(join(target, 'contract.json'), JSON.stringify({ version, provides, slots, routes }))
}

const packOne = async (item: PublishedPackage): Promise<PackedPackage> => {
  const target = join(cache, item.folder)
  await buildPackage(item, target)
  if (item.folder === 'platform') {
    writeContract(target)
    await buildDevShell(join(target, 'dev-shell'))
  }
  await npm(['pack', '--pack-destination', cache], target)
  const { name, version } = readManifest(target)
  const file = join(cache, `bucketeer-${shortPackageName(name)}-${version}.tgz`)
  const bytes = readFileSync(file)
  const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return { name, version, size: bytes.length, sha384, file }
}

/** Packs the published packages of this checkout, unless their sources are packed already. */
export const pack = async (): Promise<PackedPackage[]> => {
  const hash = packagesHash(publishedPackages.map(({ folder }) => folder))
  const last = lastPacked()
  if (last?.hash === hash) return last.packages
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const packages: PackedPackage[] = []
  for (const item of publishedPackages) packages.push(await packOne(item))
  const packed: Packed = { hash, packages }
  writeFileSync(listFile, JSON.stringify(packed))
  return packages
}
