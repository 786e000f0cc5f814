import { type QueryClient } from '@tanstack/react-query'

/** What is known of the cards that were drawn, so that one finds the list as one left it. */
export interface CardMemory {
  /** Pixels, by a Kick's id. */
  heights: Map<string, number>
  /** Pixels; for a card that has not been drawn yet. */
  usualHeight: number
  /** The ids of those that were near what was in sight. */
  near: Set<string>
  /** Pixels; at another width all heights are others. */
  windowWidth: number
}

/** Kept beside the query cache, as the list itself is. */
const memories = new WeakMap<QueryClient, CardMemory>()

const newMemory = (): CardMemory => ({
  heights: new Map(),
  usualHeight: 520,
  near: new Set(),
  windowWidth: window.innerWidth,
})

/** The memory of the cards at the window's present width. */
export const cardMemory = (cache: QueryClient): CardMemory => {
  const known = memories.get(cache)
  if (known?.windowWidth === window.innerWidth) return known
  const memory = newMemory()
  memories.set(cache, memory)
  return memory
}

/** Notes how high a card is that is about to be put away. */
export const noteHeight = (memory: CardMemory, id: string, height: number) => {
  memory.heights.set(id, height)
  memory.usualHeight = height
}
