import type { ComponentType } from 'react'

export interface LoadedPage {
  default: ComponentType
}

/** Loaded pages by id; they render without a loading view. */
const arrived = new Map<string, ComponentType>()

/** Returns a page from the cache. */
export const arrivedPage = (id: string) => arrived.get(id)

/** Loads a page into the cache; also used for prefetching. */
export const bringPage = async (id: string, load: () => Promise<LoadedPage>): Promise<ComponentType> => {
  const page = arrived.get(id) ?? (await load()).default
  arrived.set(id, page)
  return page
}

/** Removes a page from the cache, so that it is loaded again. */
export const forgetPage = (id: string) => void arrived.delete(id)
