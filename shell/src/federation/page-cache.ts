import { type LazyResource, lazyResource } from '@bucketeer/shared-ui'
import type { ComponentType } from 'react'
import { liveVersion } from './live-registry'

/** The module of a page, or of a piece for a slot, which gets props. */
export interface LoadedPage<Props extends object = object> {
  default: ComponentType<Props>
}

/**
 * Returns the id of a part's page or piece. The version makes the next navigation load a release that became live in the
 * meantime.
 * @param key a page's path, or the key of a slot
 */
export const pageId = (part: string, key: string) => [part, liveVersion(part), key].filter(Boolean).join(' ')

/** Pages and pieces by id. Loaded ones render without a loading view. */
const pages = new Map<string, LazyResource<ComponentType>>()

/** Returns a page or piece from the cache. */
export const cachedPage = (id: string) => pages.get(id)?.value()

/** Loads a page or piece into the cache, once for concurrent callers; also used for prefetching. */
export function loadPage(id: string, load: () => Promise<LoadedPage>): Promise<ComponentType> {
  const page = pages.get(id) ?? lazyResource<ComponentType>(async () => (await load()).default)
  pages.set(id, page)
  return page.load()
}

/** Removes a page from the cache, so that it is loaded again. */
export const evictPage = (id: string) => void pages.delete(id)
