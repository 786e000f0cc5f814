import type {
  Integrity,
  LiveRemote,
  Registry,
  Release,
  RemoteRelease,
  ShellRelease,
} from '@bucketeer/platform'
import type { Live, LiveReleases, LiveRemoteRelease } from '../releases/live-releases'

const integrityOf = ({ files }: Release): Integrity =>
  Object.fromEntries(
    files.filter(({ path }) => path.endsWith('.js')).map(({ path, sha384 }) => [path, sha384]),
  )

const presentPart = (release: Live<Release>) => ({
  version: release.version,
  base: release.base,
  filesBase: release.filesBase,
  integrity: integrityOf(release),
  isCanary: release.isCanary,
})

const rangesOf = ({ requires }: RemoteRelease) =>
  Object.fromEntries(Object.entries(requires).map(([singleton, { range }]) => [singleton, range]))

/** Returns by route the lazy singletons of each page. */
const lateOf = ({ asks }: RemoteRelease, { provides }: ShellRelease) =>
  Object.fromEntries(
    Object.entries(asks).map(([route, names]) => [
      route,
      names.filter((name) => (provides[name]?.files ?? []).length > 0),
    ]),
  )

const switchedOff = { integrity: {}, chunks: {}, asks: {}, nav: [], slots: [], isOff: true }

const presentRemote = (release: LiveRemoteRelease, shell: ShellRelease): LiveRemote => ({
  ...presentPart(release),
  name: release.part,
  title: release.title,
  owner: release.owner,
  entry: release.entry,
  container: release.container,
  chunks: release.chunks,
  asks: lateOf(release, shell),
  routes: release.routes,
  nav: release.nav,
  slots: release.slots,
  requires: rangesOf(release),
  isOff: false,
  ...(release.isOff && switchedOff),
})

/** Returns the registry for browsers; null until a shell is released. */
export const presentRegistry = ({ shell, remotes }: LiveReleases): Registry | null =>
  shell ? { shell: presentPart(shell), remotes: remotes.map((remote) => presentRemote(remote, shell)) } : null
