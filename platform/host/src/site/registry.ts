import {
  type LiveRemote,
  type PackedRegistry,
  packRemote,
  type Registry,
  type Release,
} from '@bucketeer/platform'
import type { Live, LiveReleases, LiveRemoteRelease } from '../releases/live-releases'
import { weakCache } from '../server/weak-cache'
import { detailsHash, integrityOf, presentDetails } from '../releases/remote-details'

const presentPart = (release: Live<Release>) => ({
  version: release.version,
  base: release.base,
  filesBase: release.filesBase,
  integrity: integrityOf(release),
  isCanary: release.isCanary,
})

const switchedOff = { integrity: {}, chunks: {}, asks: {}, nav: [], slots: [], isOff: true }

const presentRemote = (release: LiveRemoteRelease): LiveRemote => ({
  ...presentDetails(release),
  name: release.part,
  title: release.title,
  version: release.version,
  isCanary: release.isCanary,
  routes: release.routes,
  nav: release.nav,
  slots: release.slots,
  isOff: false,
  ...(release.isOff && switchedOff),
})

/** Returns the live releases with the details of all remotes; null until a shell is released. */
export const presentRegistry = weakCache(({ shell, remotes }: LiveReleases): Registry<LiveRemote> | null =>
  shell ? { shell: presentPart(shell), remotes: remotes.map(presentRemote) } : null,
)

/**
 * Returns the registry in few bytes.
 * @param own the remote that keeps its details. Those of development servers keep theirs, too
 */
export const packRegistry = ({ shell, remotes }: Registry<LiveRemote>, own?: string): PackedRegistry => ({
  shell,
  remotes: remotes.map((remote) =>
    remote.name === own || !remote.filesBase ? remote : packRemote(remote, detailsHash(remote)),
  ),
})
