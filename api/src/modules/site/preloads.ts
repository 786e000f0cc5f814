import type {
  FirstCall,
  Integrity,
  LiveRemote,
  Registry,
  RemoteRelease,
  ShellRelease,
} from '@bucketeer/platform'
import { asJson } from './as-json'

interface Preload {
  href: string
  integrity: string
}

/** A route of some part, as an address matched it. */
export interface MatchedRoute {
  path: string
  access: 'public' | 'protected'
  calls?: FirstCall[]
  /** None when the page is the shell's own. */
  remote?: LiveRemote
}

interface Live {
  shell: ShellRelease
  remotes: readonly RemoteRelease[]
  registry: Registry
}

const scripts = ({ base, integrity }: { base: string; integrity: Integrity }, files: string[]): Preload[] =>
  files.flatMap((file) => {
    const hash = integrity[file]
    return hash ? [{ href: base + file, integrity: hash }] : []
  })

/** What of the shell comes after its entry and the page of a route asks for: late singletons, and what makes calls. */
const lateFiles = ({ shell, remotes }: Live, { path, access, calls, remote }: MatchedRoute): string[] => {
  const release = remotes.find(({ part }) => part === remote?.name)
  const singletons = (release?.asks?.[path] ?? []).flatMap((asked) => shell.provides[asked]?.files ?? [])
  const makesCalls = remote
    ? release?.requires['@bucketeer/shared-auth']?.names.includes('apiFor')
    : access === 'protected'
  // First calls that are known are made without it.
  return [...singletons, ...((makesCalls && !calls && shell.calls) || [])]
}

const scriptsFor = (live: Live, route: MatchedRoute): Preload[] => {
  const { shell, registry } = live
  const { path, remote } = route
  const late = scripts(registry.shell, lateFiles(live, route))
  if (!remote) return [...scripts(registry.shell, shell.chunks?.[path] ?? []), ...late]
  if (remote.isOff) return []
  return [...scripts(remote, [remote.entry, ...(remote.chunks[path] ?? [])]), ...late]
}

const preloadTag = ({ href, integrity }: Preload, nonce: string) =>
  `<link rel="preload" as="script" crossorigin href="${href}" integrity="${integrity}" nonce="${nonce}">`

/** For those alone who have a token: visitors would fetch it for nothing. */
const preloadForMembers = (wanted: Preload[], nonce: string) =>
  `<script nonce="${nonce}">try{if(localStorage.getItem('authToken'))for(const s of ${asJson(wanted)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'script',crossOrigin:'anonymous',nonce:document.currentScript.nonce,...s}))}catch{}</script>`

/**
 * Tags that fetch what the page of a route needs first beside the shell's entry, and not only once that has run. Who has
 * no token goes to /login instead of a protected page.
 */
export const preloadTags = (live: Live, route: MatchedRoute, nonce: string): string[] => {
  const wanted = scriptsFor(live, route)
  return route.access === 'protected'
    ? [preloadForMembers(wanted, nonce)]
    : wanted.map((script) => preloadTag(script, nonce))
}
