import {
  type ListedShell,
  type LiveRemote,
  type LiveShell,
  type PackedRegistry,
  packRemote,
  type Release,
  type WholeRegistry,
} from '@bucketeer/platform'
import type { Live, LiveReleases, LiveRemoteRelease } from '../releases/live-releases'
import { weakCache } from '../server/weak-cache'
import { detailsHash, presentDetails, presentFiles } from '../releases/remote-details'

const presentShell = (release: Live<Release>): LiveShell => ({
  ...presentFiles(release),
  version: release.version,
  isCanary: release.isCanary,
})

const switchedOff = { integrity: {}, chunks: {}, asks: {}, nav: [], slots: [], isOff: true }

const presentRemote = (release: LiveRemoteRelease): LiveRemote => ({
  ...presentDetails(release),
  name: release.part,
  title: release.title,
  version: release.version,
  isCanary: release.isCanary,
  routes: release.routes.map(({ path, access }) => ({ path, access })),
  nav: release.nav,
  slots: release.slots,
  isOff: false,
  ...(release.isOff && switchedOff),
})

/** Returns the live releases with the details of all remotes; null until a shell is released. */
export const presentRegistry = weakCache(({ shell, remotes }: LiveReleases): WholeRegistry | null =>
  shell ? { shell: presentShell(shell), remotes: remotes.map(presentRemote) } : null,
)

function packShell(shell: LiveShell): ListedShell {
  const { integrity: _, ...summary } = shell
  return shell.filesBase ? { ...summary, details: detailsHash(shell) } : shell
}

/** Returns the registry in few bytes. Parts of development servers keep their details. */
export const packRegistry = ({ shell, remotes }: WholeRegistry): PackedRegistry => ({
  shell: packShell(shell),
  remotes: remotes.map((remote) => (remote.filesBase ? packRemote(remote, detailsHash(remote)) : remote)),
})
