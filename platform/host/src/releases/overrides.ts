import { isRemoteRelease, isShellRelease, type Release } from '@bucketeer/platform'
import type { Live, LiveReleases } from './live-releases'

/** Development servers that replace releases, by part. */
export type Overrides = Record<string, string>

const waitMs = 2000

/** Its files have no hashes, because they change with every edit. */
const fetchRelease = async (address: string): Promise<Live<Release> | undefined> => {
  const response = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(waitMs) }).catch(
    () => undefined,
  )
  if (!response?.ok) return undefined
  // A developer's own build, which this site allows.
  const release = (await response.json()) as Release
  return { ...release, files: [], base: `${address}/`, isCanary: false }
}

/** Returns the live releases with the overridden parts from their development servers. */
export const withOverrides = async (live: LiveReleases, overrides: Overrides): Promise<LiveReleases> => {
  const fetched = await Promise.all(Object.values(overrides).map(fetchRelease))
  const found = fetched.filter((release) => release !== undefined)
  const names = new Set(found.map(({ part }) => part))
  return {
    shell: found.filter(isShellRelease).at(0) ?? live.shell,
    remotes: [
      ...live.remotes.filter(({ part }) => !names.has(part)),
      ...found.filter(isRemoteRelease).map((remote) => ({ ...remote, isOff: false })),
    ],
  }
}
