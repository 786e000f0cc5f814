import {
  type ListedShell,
  type LiveRemote,
  type LiveShell,
  type PackedRegistry,
  packRemote,
  type Release,
  sourceLanguage,
  textIn,
  type WholeRegistry,
} from '@bucketeer/platform'
import { type Live, type LiveReleases, type LiveRemoteRelease, noShell } from '../releases/live-releases'
import { weakCache } from '../server/weak-cache'
import { detailsHash, presentDetails, presentFiles } from '../releases/remote-details'

const presentShell = (release: Live<Release>): LiveShell => ({
  ...presentFiles(release),
  version: release.version,
  isCanary: release.isCanary,
})

const switchedOff = { integrity: {}, chunks: {}, asks: {}, nav: [], slots: [], isOff: true }

const presentRemote = (release: LiveRemoteRelease, language: string): LiveRemote => ({
  ...presentDetails(release),
  name: release.part,
  title: textIn(release, language, release.title),
  version: release.version,
  isCanary: release.isCanary,
  routes: release.routes.map(({ path, access }) => ({ path, access })),
  nav: release.nav.map((group) => ({
    ...group,
    label: textIn(release, language, group.label),
    items: group.items.map((item) => ({ ...item, label: textIn(release, language, item.label) })),
  })),
  slots: release.slots,
  isOff: false,
  ...(release.isOff && switchedOff),
})

const registries = weakCache((_: LiveReleases) => new Map<string, WholeRegistry>())

/**
 * Returns the live releases with the details of all remotes, in a language.
 * @throws Unavailable until a shell is released
 */
export function presentRegistry(releases: LiveReleases, language = sourceLanguage): WholeRegistry {
  const { shell, remotes } = releases
  if (!shell) throw noShell()
  const known = registries(releases).get(language)
  if (known) return known
  const registry = {
    shell: presentShell(shell),
    remotes: remotes.map((release) => presentRemote(release, language)),
  }
  registries(releases).set(language, registry)
  return registry
}

function packShell(shell: LiveShell): ListedShell {
  const { integrity: _, ...summary } = shell
  return shell.filesBase ? { ...summary, details: detailsHash(shell) } : shell
}

/** Returns the registry in few bytes. Parts of development servers keep their details. */
export const packRegistry = ({ shell, remotes }: WholeRegistry): PackedRegistry => ({
  shell: packShell(shell),
  remotes: remotes.map((remote) => (remote.filesBase ? packRemote(remote, detailsHash(remote)) : remote)),
})
