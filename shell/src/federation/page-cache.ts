import type { ComponentType } from 'react'

/** The module of a page, or of a piece for a slot, which gets props. */
export interface LoadedPage<Props extends object = object> {
  default: ComponentType<Props>
}

/** Loaded pages by id; they render without a loading view. */
const cache = new Map<string, ComponentType>()

/** Returns a page from the cache. */
export const cachedPage = (id: string) => cache.get(id)

/** Loads a page into the cache; also used for prefetching. */
export async function loadPage(id: string, load: () => Promise<LoadedPage>): Promise<ComponentType> {
  const page = cache.get(id) ?? (await load()).default
  cache.set(id, page)
  return page
}

/** Removes a page from the cache, so that it is loaded again. */
export const evictPage = (id: string) => void cache.delete(id)
