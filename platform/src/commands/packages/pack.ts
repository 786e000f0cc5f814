import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../../bin/prepare.mjs'
import { root } from '../../../bin/root.mjs'
import { shortPackageName } from '../../contract/packages'
import { buildPackage, type PublishedPackage } from './build-package'
import { publishedPackages } from './published'
import { builtRelease } from '../../build/parts/built'
import { findPart, readManifest } from '../../build/parts/parts'
import { packagesHash } from '../../build/parts/source-hash'
import { type Listed, listName, type PackedPackage, readPacked } from '../releases/send-packages'
import { configurationOf, runWebpack } from '../../build/webpack/run-webpack'

/**
 * Builds the shell with the development build of React, which Fast Refresh needs. Other repositories serve it for a tab of
 * a site while they develop a remote.
 * @throws Error with webpack's messages
 */
async function buildDevShell(target: string): Promise<void> {
  const configuration = await configurationOf(findPart('shell'), 'development')
  await runWebpack({
    ...configuration,
    devtool: false,
    // Fast Refresh would say that this build itself has no hot reload.
    infrastructureLogging: { level: 'error' },
    output: { ...configuration.output, path: target },
  })
}

/** The guides for teams with repositories of their own. */
const guides = 'docs/teams'

const cache = join(root, '.cache/packages')

/**
 * Writes what a shell provides, against which other repositories check a remote.
 * @throws Error if the shell is not built
 */
function writeContract(target: string) {
  const release = builtRelease(findPart('shell'))
  if (release?.part !== 'shell' || !('provides' in release)) throw new Error('The shell is not built.')
  const { version, provides, slots, routes } = release
  writeFileSync(join(target, 'contract.json'), JSON.stringify({ version, provides, slots, routes }))
}

/** Copies the guides. Links out of their folder would be dead in the package, so their text alone stays. */
function copyGuides(target: string) {
  mkdirSync(target)
  for (const name of readdirSync(join(root, guides))) {
    const text = readFileSync(join(root, guides, name), 'utf8')
    writeFileSync(join(target, name), text.replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1'))
  }
}

async function packOne(item: PublishedPackage, folder: string): Promise<Listed> {
  const target = join(folder, item.folder)
  await buildPackage(item, target)
  if (item.folder === 'platform') {
    writeContract(target)
    copyGuides(join(target, 'docs'))
    await buildDevShell(join(target, 'dev-shell'))
  }
  await npm(['pack', '--pack-destination', folder], target)
  const { name, version } = readManifest(target)
  rmSync(target, { recursive: true })
  const path = `bucketeer-${shortPackageName(name)}-${version}.tgz`
  const bytes = readFileSync(join(folder, path))
  const sha384 = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return { name, version, size: bytes.length, sha384, path }
}

/** Makes a finished folder the only one. Another process may have done so with the same content. */
function keep(folder: string, target: string) {
  try {
    renameSync(folder, target)
  } catch {
    rmSync(folder, { recursive: true })
  }
  for (const name of readdirSync(cache))
    if (join(cache, name) !== target && !name.startsWith('.'))
      rmSync(join(cache, name), { recursive: true, force: true })
}

/** Packs the published packages of this checkout, unless their sources are packed already. */
export async function pack(): Promise<PackedPackage[]> {
  const hash = packagesHash([...publishedPackages.map(({ folder }) => folder), guides])
  const target = join(cache, hash)
  const last = readPacked(target)
  if (last) return last
  mkdirSync(cache, { recursive: true })
  // Two processes may pack at once: npm start, and npm run pack.
  const folder = mkdtempSync(join(cache, '.packing-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const packages: Listed[] = []
  for (const item of publishedPackages) packages.push(await packOne(item, folder))
  writeFileSync(join(folder, listName), JSON.stringify(packages))
  keep(folder, target)
  const packed = readPacked(target)
  if (!packed) throw new Error(`${target} has no packages. Run npm run pack again.`)
  return packed
}
