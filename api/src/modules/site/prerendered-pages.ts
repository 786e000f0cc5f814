import { text } from 'node:stream/consumers'
import { type PrerenderedPage, PrerenderedPages, type Release } from '@bucketeer/platform'
import { Value } from 'typebox/value'
import type { FileStore } from '../releases/file-store'
import type { Live } from '../releases/live-releases'

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
  const known = new Map<string, PrerenderedPages>()

  const read = async ({ files: listed, prerendered }: Release): Promise<PrerenderedPages> => {
    const file = listed.find(({ path }) => path === prerendered)
    const found = file && (await files.open(file, []))
    return found ? parsed(await text(found.stream)) : {}
  }

  return async (release, path) => {
    // What a development server serves has none.
    if (!release.prerendered || release.base.startsWith('http')) return undefined
    const pages = known.get(release.base) ?? (await read(release).catch(() => undefined))
    // They are a gain, not a need: a store that does not answer is asked again by the next visitor.
    if (!pages) return undefined
    // The one that was asked for last is the last to go.
    known.delete(release.base)
    known.set(release.base, pages)
    const [oldest] = known.keys()
    if (known.size > kept && oldest !== undefined) known.delete(oldest)
    return pages[path]
  }
}
