import {
  isRemoteRelease,
  type PrerenderedPage,
  PrerenderedPages,
  type Release,
  type ShellRelease,
} from '@bucketeer/platform'
import { Value } from 'typebox/value'
import type { AnnexReader } from '../releases/annexes/annex-reader'
import type { FileStore } from '../releases/file-store'
import { releaseLimits } from '../releases/limits'
import type { Live } from '../releases/live-releases'
import { createLruCache } from '../releases/lru-cache'

/** Number of releases whose pages are cached: live ones and canaries of a dozen parts. */
const kept = 24

const parsed = (json: string): PrerenderedPages => {
  try {
    const pages: unknown = JSON.parse(json)
    return Value.Check(PrerenderedPages, pages) ? pages : {}
  } catch {
    return {}
  }
}

/** Returns the prerendered page of a release's route under a shell, if it has one. */
export type PrerenderedPageReader = (
  release: Live<Release>,
  path: string,
  shell: Live<ShellRelease>,
) => Promise<PrerenderedPage | undefined>

const isDevelopment = ({ base }: Live<Release>) => base.startsWith('http')

/**
 * Reads prerendered pages: those of the shell from its release, those of a remote from its annex. Remotes of earlier
 * builds have them in their release, for every shell. A release is read once for each version; an invalid file has no pages.
 */
export const createPrerenderedPages = (
  files: FileStore,
  annexes: Pick<AnnexReader, 'pagesOf'>,
): PrerenderedPageReader => {
  const known = createLruCache<PrerenderedPages>(kept)

  const read = async ({ files: listed, prerendered }: Release): Promise<PrerenderedPages> => {
    const file = listed.find(({ path }) => path === prerendered)
    const json = file && (await files.read(file, releaseLimits.prerendered))
    return json ? parsed(json) : {}
  }

  const pageOfAnnex: PrerenderedPageReader = async ({ part, version, routes }, path, shell) => {
    if (isDevelopment(shell) || !routes.some((route) => route.path === path && route.prerender))
      return undefined
    return (await annexes.pagesOf({ part, version, shell: shell.version }))?.[path]
  }

  return async (release, path, shell) => {
    if (isDevelopment(release)) return undefined
    if (!release.prerendered) return isRemoteRelease(release) ? pageOfAnnex(release, path, shell) : undefined
    const pages = known.get(release.base) ?? (await read(release).catch(() => undefined))
    // Pages work without them. After a failure of the store, the next request reads again.
    if (!pages) return undefined
    known.set(release.base, pages)
    return pages[path]
  }
}
