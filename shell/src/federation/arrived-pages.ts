import type { ComponentType } from 'react'

export interface LoadedPage {
  default: ComponentType
}

/** Pages that have arrived: they show at once, without a loading view, whenever one comes to them. */
const arrived = new Map<string, ComponentType>()

/** A page that is here already. */
export const arrivedPage = (id: string) => arrived.get(id)

/** Has a page arrive, whether somebody waits for it or only seems to go there. */
export const bringPage = async (id: string, load: () => Promise<LoadedPage>): Promise<ComponentType> => {
  const page = arrived.get(id) ?? (await load()).default
  arrived.set(id, page)
  return page
}

/** The next one who comes to a page gets it anew. */
export const forgetPage = (id: string) => void arrived.delete(id)
