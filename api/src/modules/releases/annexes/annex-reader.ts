import type { PrerenderedPages } from '@bucketeer/platform'
import { setTimeout as wait } from 'node:timers/promises'
import { createLruCache } from '../lru-cache'
import type { AnnexKey, AnnexRepository } from './repository'

/** Number of cached annexes: those of live releases and canaries of a dozen parts. */
const kept = 48

/** Milliseconds after which an annex is read again, because another server may have stored or removed it. */
const freshness = 5000

/** Milliseconds that a page waits for an annex that is not cached. */
const waitMs = 1000

interface Entry {
  /** The pages once they are read; undefined without an annex. */
  pages?: PrerenderedPages
  isRead: boolean
  /** By the monotonic clock, because the system clock may be set back. */
  begunAt: number
  reading?: Promise<void>
}

/**
 * Caches the annexes that pages show. A page waits only for the first read of an annex; later reads run in the background,
 * and the last value stays while the database is down or hangs.
 */
export const createAnnexReader = ({ read }: Pick<AnnexRepository, 'read'>) => {
  let entries = createLruCache<Entry>(kept)

  const refresh = (entry: Entry, key: AnnexKey) => {
    entry.begunAt = performance.now()
    entry.reading = read(key)
      .then(
        (pages) => {
          entry.pages = pages
          entry.isRead = true
        },
        // Pages open without prerendered markup.
        () => undefined,
      )
      .finally(() => (entry.reading = undefined))
  }

  return {
    /** Returns the pages of an annex; undefined without one, and when the database does not answer in time. */
    pagesOf: async ({ part, version, shell }: AnnexKey): Promise<PrerenderedPages | undefined> => {
      const name = `${part}/${version}/${shell}`
      const entry: Entry = entries.get(name) ?? { isRead: false, begunAt: -Infinity }
      entries.set(name, entry)
      const now = performance.now()
      if (!entry.reading && now - entry.begunAt >= freshness) refresh(entry, { part, version, shell })
      const remaining = entry.begunAt + waitMs - now
      if (!entry.isRead && entry.reading && remaining > 0)
        await Promise.race([entry.reading, wait(remaining, undefined, { ref: false })])
      return entry.pages
    },

    /** Invalidates the cache. */
    forget: () => {
      entries = createLruCache<Entry>(kept)
    },
  }
}

export type AnnexReader = ReturnType<typeof createAnnexReader>
