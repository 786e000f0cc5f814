import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Part, readManifest, readRemoteJson, root } from './parts'

const isSource = (name: string) =>
  !['node_modules', 'dist', 'test', 'testing'].includes(name) && !/\.test\.tsx?$/.test(name)

/** The files that a folder's build is made of: all but tests and what they need. */
export const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isSource(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? sourcesUnder(path) : [path]
    })

/**
 * What a lock file says of other people's packages. Ours stand in it too, but say nothing there that their own folders
 * do not, and a new one would give every part a new version.
 */
export const lockedPackages = (lockFile: string): string => {
  // Written by npm.
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

/** The singletons are built into the shell, so it changes when they do, and remotes draw pages with them; others do not. */
const builtInto = (part: Part) =>
  part.name === 'shell' || drawsPages(part) ? ['shared-auth', 'shared-ui'] : []

/** The same sources, lock file and presets give the same eight hex digits, on every machine. */
const sourceHash = (part: Part): string =>
  hashOf([relative(root, part.folder), 'platform/src/webpack', 'platform/src/contract', ...builtInto(part)])

/** The version under which a build of these sources is released. */
export const versionOf = (part: Part): string => `${readManifest(part.folder).version}-s${sourceHash(part)}`

/** Changes when the server's sources do. */
export const serverHash = (): string => hashOf(['api', 'embedded-postgres', 'platform/src/contract'])
