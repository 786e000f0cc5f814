import {
  catalogueFiles,
  detailsUrl,
  type FilePlace,
  type FirstCall,
  type Integrity,
  type LiveRemote,
  type RemoteRelease,
  scriptUrl,
  type ShellRelease,
  type Skeleton,
  type WholeRegistry,
} from '@bucketeer/platform'
import { detailsHash } from '../releases/remote-details'
import type { Preload } from './page-start'

/** A matched route of a part. */
export interface MatchedRoute {
  path: string
  access: 'public' | 'protected'
  calls?: FirstCall[]
  skeleton?: Skeleton
  /** Undefined for a page of the shell. */
  remote?: LiveRemote
}

interface Live {
  shell: ShellRelease
  remotes: readonly RemoteRelease[]
  registry: WholeRegistry
}

const scripts = (part: FilePlace & { integrity: Integrity }, files: string[]): Preload[] =>
  files.flatMap((file) => {
    const hash = part.integrity[file]
    return hash ? [{ href: scriptUrl(part, file), integrity: hash }] : []
  })

/** Returns the chunks of the shell that the page of a route needs: lazy singletons and the HTTP client. */
function lateFiles({ shell, remotes }: Live, { path, access, calls, remote }: MatchedRoute): string[] {
  const release = remotes.find(({ part }) => part === remote?.name)
  const singletons = (release?.asks[path] ?? []).flatMap((asked) => shell.provides[asked]?.files ?? [])
  const makesCalls = remote
    ? release?.requires['@bucketeer/shared-auth']?.names.includes('requestAs')
    : access === 'protected'
  // The page's head makes known first calls without it.
  return [...singletons, ...(makesCalls && !calls ? shell.calls : [])]
}

/**
 * Returns the files that the page of a route needs besides the shell's entry. The browser loads them with the page
 * instead of after the shell has started.
 */
export function preloadsFor(
  live: Live,
  route: MatchedRoute,
  { hasDetailsFiles, language }: { hasDetailsFiles: boolean; language: string },
): Preload[] {
  const { shell, remotes, registry } = live
  const { path, remote } = route
  const late = scripts(registry.shell, lateFiles(live, route))
  if (!remote) return [...scripts(registry.shell, shell.chunks[path] ?? []), ...late]
  if (remote.isOff) return []
  const details = hasDetailsFiles && remote.filesBase ? [detailsPreload(remote.name, remote)] : []
  const release = remotes.find(({ part }) => part === remote.name)
  const files = [
    remote.entry,
    ...(remote.chunks[path] ?? []),
    ...(release ? catalogueFiles(release, language) : []),
  ]
  return [...details, ...scripts(remote, files), ...late]
}

/** Returns the files with the texts of the shell in a language, which the shell waits for. */
export const cataloguePreloads = ({ shell, registry }: Omit<Live, 'remotes'>, language: string): Preload[] =>
  scripts(registry.shell, catalogueFiles(shell, language))

/** Returns the preload of a part's details file. */
export const detailsPreload = (
  part: string,
  details: FilePlace & { version: string; integrity: Integrity },
): Preload => ({ href: detailsUrl(part, details.version, detailsHash(details)), as: 'fetch' })

export const preloadTag = ({ href, integrity, as = 'script' }: Preload, nonce: string) =>
  `<link rel="preload" as="${as}" crossorigin href="${href}"${integrity ? ` integrity="${integrity}"` : ''} nonce="${nonce}">`
