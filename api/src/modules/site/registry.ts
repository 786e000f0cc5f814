import type { Integrity, LiveRemote, Registry, Release, RemoteRelease } from '@bucketeer/platform'
import type { Live, LiveReleases, LiveRemoteRelease } from '../releases/live-releases'

const integrityOf = ({ files }: Release): Integrity =>
  Object.fromEntries(
    files.filter(({ path }) => path.endsWith('.js')).map(({ path, sha384 }) => [path, sha384]),
  )

const presentPart = (release: Live<Release>) => ({
  version: release.version,
  base: release.base,
  integrity: integrityOf(release),
  isCanary: release.isCanary,
})

const rangesOf = ({ requires }: RemoteRelease) =>
  Object.fromEntries(Object.entries(requires).map(([singleton, { range }]) => [singleton, range]))

const switchedOff = { integrity: {}, chunks: {}, nav: [], isOff: true }

const presentRemote = (release: LiveRemoteRelease): LiveRemote => ({
  ...presentPart(release),
  name: release.part,
  title: release.title,
  owner: release.owner,
  entry: release.entry,
  container: release.container,
  chunks: release.chunks,
  routes: release.routes,
  nav: release.nav,
  requires: rangesOf(release),
  isOff: false,
  ...(release.isOff && switchedOff),
})

/** What browsers are told of the live releases; null while no shell has been released. */
export const presentRegistry = ({ shell, remotes }: LiveReleases): Registry | null =>
  shell ? { shell: presentPart(shell), remotes: remotes.map(presentRemote) } : null
