import { type PrerenderedPage, PrerenderedPages, type Release } from '@bucketeer/platform'
import { Value } from 'typebox/value'
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

/** Returns the prerendered page of a release's route, if it has one. */
export type PrerenderedPageReader = (
  release: Live<Release>,
  path: string,
) => Promise<PrerenderedPage | undefined>

/** Reads the prerendered pages of a release once for each version. An invalid file has no pages. */
export const createPrerenderedPages = (files: FileStore): PrerenderedPageReader => {
  const known = createLruCache<PrerenderedPages>(kept)

  const read = async ({ files: listed, prerendered }: Release): Promise<PrerenderedPages> => {
    const file = listed.find(({ path }) => path === prerendered)
    const json = file && (await files.read(file, releaseLimits.prerendered))
    return json ? parsed(json) : {}
  }

  return async (release, path) => {
    // Development builds have none.
    if (!release.prerendered || release.base.startsWith('http')) return undefined
    const pages = known.get(release.base) ?? (await read(release).catch(() => undefined))
    // Pages work without them. After a failure of the store, the next request reads again.
    if (!pages) return undefined
    known.set(release.base, pages)
    return pages[path]
  }
}
