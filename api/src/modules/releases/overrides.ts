import { isRemoteRelease, isShellRelease, type Release } from '@bucketeer/platform'
import type { Live, LiveReleases } from './live-releases'

/** By part: the development server that stands in for its release. */
export type Overrides = Record<string, string>

const waitMs = 2000

/** Its files have no hashes: they change with every edit. */
const fetchRelease = async (address: string): Promise<Live<Release> | undefined> => {
  const answer = await fetch(`${address}/release.json`, { signal: AbortSignal.timeout(waitMs) }).catch(
    () => undefined,
  )
  if (!answer?.ok) return undefined
  // A developer's own build on a site that allows it.
  const release = (await answer.json()) as Release
  return { ...release, files: [], base: `${address}/`, isCanary: false }
}

/** What is live, with the parts of `overrides` as their development servers have them now. */
export const withOverrides = async (live: LiveReleases, overrides: Overrides): Promise<LiveReleases> => {
  const answers = await Promise.all(Object.values(overrides).map(fetchRelease))
  const found = answers.filter((release) => release !== undefined)
  const names = new Set(found.map(({ part }) => part))
  return {
    shell: found.filter(isShellRelease).at(0) ?? live.shell,
    remotes: [
      ...live.remotes.filter(({ part }) => !names.has(part)),
      ...found.filter(isRemoteRelease).map((remote) => ({ ...remote, isOff: false })),
    ],
  }
}
