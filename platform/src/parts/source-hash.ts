import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Part, readManifest, readRemoteJson, root } from './parts'

const isSource = (name: string) =>
  !['node_modules', 'dist', 'test', 'testing'].includes(name) && !/\.test\.tsx?$/.test(name)

/** Returns the files that a folder's build depends on: all but tests and their helpers. */
export const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sourcesUnder(path) : [path]
    })

/**
 * Returns the third-party packages of a lock file. It leaves out our workspaces: their folders are hashed themselves, and
 * a new workspace would give every part a new version.
 */
export const lockedPackages = (lockFile: string): string => {
  // npm writes this file.
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { link?: boolean }> }
  return JSON.stringify(
    Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link),
  )
}

const hashOf = (folders: string[]): string => {
  const hash = createHash('sha256')
  hash.update(lockedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const files = folders.flatMap((folder) => sourcesUnder(join(root, folder)))
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}

const drawsPages = ({ folder }: Part) => readRemoteJson(folder).routes.some(({ prerender }) => prerender)

/** The shell contains the singletons, and remotes prerender pages with them, so their sources count. */
const builtInto = (part: Part) =>
  part.name === 'shell' || drawsPages(part) ? ['shared-auth', 'shared-ui'] : []

/** Returns eight hex digits, the same for the same sources, lock file and presets on every machine. */
const sourceHash = (part: Part): string =>
  hashOf([relative(root, part.folder), 'platform/src/webpack', 'platform/src/contract', ...builtInto(part)])

/** Returns the version under which a build of these sources is released. */
export const versionOf = (part: Part): string => `${readManifest(part.folder).version}-s${sourceHash(part)}`

const scope = '@bucketeer/'

/** Returns the folders that the server is bundled from: its own and those of the workspaces that it depends on. */
export const serverFolders = (folder = 'api'): string[] => {
  const names = Object.keys(readManifest(join(root, folder)).dependencies).filter((name) =>
    name.startsWith(scope),
  )
  return [...new Set([folder, ...names.flatMap((name) => serverFolders(name.slice(scope.length)))])]
}

/** Returns a hash of all sources that the server is bundled from. */
export const serverHash = (): string => hashOf(serverFolders())
