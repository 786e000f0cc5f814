import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, quietly } from '../../../bin/prepare.mjs'
import { step } from '../../../bin/print.mjs'
import type { Args } from '../../../bin/command-line.mjs'
import { root } from '../../../bin/root.mjs'
import { runNode } from '../../run-tool'
import type { SitePackages } from '../../contract/packages'
import { isInRange } from '../../contract/range'
import { siteAddress } from '../releases/site-access.mjs'
import { expectIntegrity, readSitePackages } from '../releases/site-packages'
import { readManifest as readInstalled } from '../../build/parts/parts'
import { type Singleton, singletons } from '../../build/webpack/singletons'
import { readJson, writeJson } from '../../build/parts/json-file'

/** Version ranges, or URLs of tarballs, by the name of a package. */
export type Ranges = Record<string, string>

/** Returns the version of each npm package that the shell provides. */
const providedPackages = ({ provides }: SitePackages['shell']): Ranges =>
  Object.fromEntries(
    Object.entries(provides).map(([name, { version }]) => [singletons[name as Singleton] ?? name, version]),
  )

/** Returns the ranges with which the packages of the live site are installed. Keeps ranges that fit already. */
export function upgradedRanges(ranges: Ranges, { shell, packages }: SitePackages): Ranges {
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

interface OwnManifest {
  dependencies?: Ranges
  devDependencies?: Ranges
}

const manifestFile = join(root, 'package.json')
const readManifest = () => readJson<OwnManifest>(manifestFile)

/** Returns the ranges of the development tools that the presets of the installed platform are written for. */
function toolRanges(ranges: Ranges): Ranges {
  const { peerDependencies } = readInstalled(join(root, 'node_modules/@bucketeer/platform'))
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => [name, peerDependencies[name] ?? range]),
  )
}

const writeManifest = (change: (manifest: OwnManifest) => OwnManifest) =>
  writeJson(manifestFile, change(readManifest()))

function differences(before: OwnManifest, after: OwnManifest): string[] {
  const old = { ...before.dependencies, ...before.devDependencies }
  const now = { ...after.dependencies, ...after.devDependencies }
  return Object.entries(now)
    .filter(([name, range]) => old[name] !== range)
    .map(([name, range]) => `  ${name}: ${old[name]} → ${range}`)
}

/** Returns a function that restores package.json and its lock file. */
function snapshot() {
  const files = [manifestFile, join(root, 'package-lock.json')]
  const before = files.map((file) => ({ file, bytes: existsSync(file) ? readFileSync(file) : undefined }))
  return () => {
    for (const { file, bytes } of before)
      if (bytes === undefined) rmSync(file, { force: true })
      else writeFileSync(file, bytes)
  }
}

async function writeUpgrade(offered: SitePackages) {
  writeManifest(({ dependencies = {}, devDependencies = {}, ...rest }) => ({
    ...rest,
    dependencies: upgradedRanges(dependencies, offered),
    devDependencies: upgradedRanges(devDependencies, offered),
  }))
  await step('Installing packages', () => npm(['install', ...quietly], root))
  expectIntegrity(root, offered.packages)
  writeManifest((each) => ({ ...each, devDependencies: toolRanges(each.devDependencies ?? {}) }))
  await step('Installing tools', () => npm(['install', ...quietly], root))
}

/** Installs the packages of the site. Restores package.json and its lock file if that fails or is interrupted. */
async function install(offered: SitePackages): Promise<string[]> {
  const manifest = readManifest()
  const restore = snapshot()
  // A signal ends npm first, and then this process.
  process.on('exit', restore)
  try {
    await writeUpgrade(offered)
  } catch (cause) {
    restore()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${reason}\npackage.json is as it was. npm install restores node_modules.`, { cause })
  } finally {
    process.off('exit', restore)
  }
  return differences(manifest, readManifest())
}

/**
 * `npm run upgrade [-- --to URL]`: installs the packages that the live shell of the site was built with, and runs
 * `npm run check` with them.
 */
export async function run({ values }: Args<'upgrade'>) {
  const address = await siteAddress(values.to)
  const offered = await readSitePackages(address)
  const changes = await install(offered)
  console.log(changes.length > 0 ? changes.join('\n') : '  The packages are those of the live site already.')
  // The installed platform may be newer than this process.
  const program = join(root, 'node_modules/@bucketeer/platform/dist/bin/bucketeer.js')
  return runNode(program, ['check', '--to', address])
}
