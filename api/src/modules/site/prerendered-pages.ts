import { type PrerenderedPage, PrerenderedPages, type Release } from '@bucketeer/platform'
import { Value } from 'typebox/value'
import type { FileStore } from '../releases/file-store'
import { releaseLimits } from '../releases/limits'
import type { Live } from '../releases/live-releases'
import { createLruCache } from '../releases/lru-cache'

/** So many releases' pages are kept in memory: what is live and what some visitors try, of a dozen parts. */
const kept = 24

const parsed = (json: string): PrerenderedPages => {
  try {
    const pages: unknown = JSON.parse(json)
    return Value.Check(PrerenderedPages, pages) ? pages : {}
  } catch {
    return {}
  }
}

/** The page that a release has drawn for a route of its, if any. */
export type PrerenderedPageReader = (
  release: Live<Release>,
  path: string,
) => Promise<PrerenderedPage | undefined>

/** Reads the pages that a release was built with as markup, once for each version; a file that is none has no pages. */
export const createPrerenderedPages = (files: FileStore): PrerenderedPageReader => {
  const known = createLruCache<PrerenderedPages>(kept)

  const read = async ({ files: listed, prerendered }: Release): Promise<PrerenderedPages> => {
    const file = listed.find(({ path }) => path === prerendered)
    const json = file && (await files.read(file, releaseLimits.prerendered))
    return json ? parsed(json) : {}
  }

  return async (release, path) => {
    // What a development server serves has none.
    if (!release.prerendered || release.base.startsWith('http')) return undefined
    const pages = known.get(release.base) ?? (await read(release).catch(() => undefined))
    // They are a gain, not a need: a store that does not answer is asked again by the next visitor.
    if (!pages) return undefined
    known.set(release.base, pages)
    return pages[path]
  }
}
