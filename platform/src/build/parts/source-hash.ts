import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type LockedPackages, reachablePackages, readPackages } from './lock-file'
import { isInstalled, platformFolder, root } from '../../../bin/root.mjs'
import { findPart, type Part, readManifest, readRemoteJson, slotVersions } from './parts'

/** Returns the files of a folder and of those in it, without entries that are left out. */
const walk = (folder: string, isLeftOut: (name: string) => boolean): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path, isLeftOut) : [path]
    })

const noSources = ['node_modules', 'dist', 'test', 'testing']

/** Returns the files that a folder's build depends on: all but tests, their helpers and files of types alone. */
export const sourcesUnder = (folder: string): string[] =>
  walk(folder, (name) => noSources.includes(name) || /\.(test|types|d)\.tsx?$/.test(name))

const madeByCommands = [
  ...['node_modules', 'dist', '.git', '.cache', '.data'],
  ...['test-results', 'playwright-report'],
]

/** Returns all files of a folder but those that commands make. */
export const filesUnder = (folder: string): string[] => walk(folder, (name) => madeByCommands.includes(name))

/** Packages that only development servers and commands use. Other dependencies of platform may change a build. */
const notInBuilds = [
  '@pmmmwh/react-refresh-webpack-plugin',
  'playwright-core',
  'react-refresh',
  'react-refresh-typescript',
  'tsx',
  'typebox',
  'webpack-dev-server',
]

/** Returns the folder of platform in a checkout, or of the installed package. */
const platformOf = (within: string) => (isInstalled ? platformFolder : join(within, 'platform'))

const buildTools = (within: string): string[] =>
  Object.keys(readManifest(platformOf(within)).dependencies).filter((name) => !notInBuilds.includes(name))

/** The modules of platform that browsers run, beside `src/contract/text`. The build of the shell fails if it contains another. */
const inBrowsers = [
  'runtime.ts',
  ...['file-url', 'match-route', 'page-html', 'range', 'registry', 'site-path', 'slot-key'].map(
    (name) => `contract/${name}.ts`,
  ),
]

/** The packages whose sources the shell contains. Remotes get them from the shell. */
const inTheShell = ['shared-auth', 'shared-ui']

/** The files beside `src` that a build depends on. */
const settings = ['package.json', 'remote.json', 'shell.json', 'webpack.config.ts']

function cataloguesOf(folder: string): string[] {
  const translations = join(folder, 'translations')
  return existsSync(translations) ? walk(translations, (name) => !name.endsWith('.po')) : []
}

const filesOf = ({ name, folder }: Part, within: string): string[] => [
  ...settings.map((file) => join(folder, file)).filter((file) => existsSync(file)),
  ...sourcesUnder(join(folder, 'src')),
  ...cataloguesOf(folder),
  ...(name === 'shell'
    ? [
        ...inTheShell.flatMap((each) => [
          join(within, each, 'package.json'),
          ...sourcesUnder(join(within, each, 'src')),
          ...cataloguesOf(join(within, each)),
        ]),
        ...inBrowsers.map((file) => join(within, 'platform/src', file)).filter((file) => existsSync(file)),
        ...sourcesUnder(join(within, 'platform/src/contract/text')),
      ]
    : []),
]

/** The inputs of a part's version. The build fails if it contains anything else. */
export interface VersionInputs {
  /** The part's own sources. */
  files: string[]
  /** Third-party packages by their path in the lock file: its own dependencies and the tools of the build. */
  packages: LockedPackages
}

/** Returns the inputs of a part's version. The presets are counted by the version of platform. */
export function versionInputs(part: Part, within = root): VersionInputs {
  const locked = readPackages(within)
  const own = [part.folder, ...(part.name === 'shell' ? inTheShell.map((each) => join(within, each)) : [])]
  const paths = [
    // A remote in another folder finds packages as the root does.
    ...own.flatMap((folder) => {
      const from = relative(within, folder)
      const { dependencies, peerDependencies } = readManifest(folder)
      const names = Object.keys({ ...dependencies, ...peerDependencies })
      return [...reachablePackages(locked, names, from.startsWith('..') ? '' : from)]
    }),
    ...reachablePackages(
      locked,
      buildTools(within),
      relative(within, platformOf(within)).replaceAll(sep, '/'),
    ),
  ]
  return {
    files: filesOf(part, within),
    packages: Object.fromEntries([...new Set(paths)].sort().map((path) => [path, locked[path] ?? {}])),
  }
}

/**
 * Returns eight hex digits, the same for the same texts and files.
 * @param nameOf the name under which a file counts, the same in every checkout
 */
export function hashFiles(texts: string[], files: string[], nameOf = (file: string) => relative(root, file)) {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  for (const file of [...new Set(files)].sort())
    hash.update(nameOf(file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 8)
}

/** Other fields of the lock file, such as `dev`, depend on the packages of other parts. */
const describePackages = (packages: LockedPackages) =>
  JSON.stringify(Object.entries(packages).map(([path, { version, integrity }]) => [path, version, integrity]))

/** The manifest of a remote contains the versions of the slots that it fills. */
function describeSlots({ name, folder }: Part): string {
  const { slots = [] } = name === 'shell' ? {} : readRemoteJson(folder)
  const versions = slots.length > 0 ? slotVersions(folder) : {}
  return slots.map((slot) => `${slot.name} ${versions[slot.name]}`).join('\n')
}

/** Returns eight hex digits, the same for the same inputs on every machine. */
function sourceHash(part: Part, within: string): string {
  const { files, packages } = versionInputs(part, within)
  const platform = readManifest(platformOf(within)).version
  // The part's folder may be outside of the checkout.
  const nameOf = (file: string) =>
    relative(file.startsWith(part.folder + sep) ? part.folder : within, file).replaceAll(sep, '/')
  return hashFiles([platform, describePackages(packages), describeSlots(part)], files, nameOf)
}

/**
 * Returns the version under which a build of these sources is released.
 * @param within the checkout
 */
export const versionOf = (part: Part, within = root): string =>
  `${readManifest(part.folder).version}-s${sourceHash(part, within)}`

const scope = '@bucketeer/'

/** Returns the folders that the server is bundled from: its own and those of the workspaces that it depends on. */
export function serverFolders(folder = 'api'): string[] {
  const locked = readPackages()
  const own = Object.keys(readManifest(join(root, folder)).dependencies).flatMap(
    (name) => (name.startsWith(scope) && locked[`node_modules/${name}`]?.resolved) || [],
  )
  return [...new Set([folder, ...own.flatMap((each) => serverFolders(each))])]
}

/** Returns a hash of all sources that the server is bundled from, and of all third-party packages. */
export function serverHash(): string {
  const packages = Object.entries(readPackages()).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  const files = serverFolders().flatMap((folder) => sourcesUnder(join(root, folder)))
  return hashFiles([describePackages(Object.fromEntries(packages))], files)
}

/** Returns a hash of everything that these folders and the shell, which the packages contain, are built from. */
export function packagesHash(folders: string[]): string {
  const host = join(root, 'platform/host') + sep
  const files = folders
    .flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => !file.startsWith(host))
  return hashFiles([versionOf(findPart('shell')), describePackages(readPackages())], files)
}
