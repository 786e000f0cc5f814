/** What is known of a list's cards, so that one finds the list as one left it. */
export interface CardMemory {
  /** Pixels, by a card's key. */
  heights: Map<string, number>
  /** Pixels; for a card that has not been drawn yet. */
  usualHeight: number
  /** The keys of those that are in sight, or were when the list was left: they are drawn first when one comes back. */
  inSight: Set<string>
  /** Pixels; at another width all heights are others. */
  windowWidth: number
}

const memories = new Map<string, CardMemory>()

const newMemory = (): CardMemory => ({
  heights: new Map(),
  usualHeight: 520,
  inSight: new Set(),
  windowWidth: window.innerWidth,
})

/** The memory of a list's cards at the window's present width. */
export const cardMemory = (list: string): CardMemory => {
  const known = memories.get(list)
  if (known?.windowWidth === window.innerWidth) return known
  const memory = newMemory()
  memories.set(list, memory)
  return memory
}

/** Notes how high a drawn card is. */
export const noteHeight = (memory: CardMemory, card: string, height: number) => {
  memory.heights.set(card, height)
  memory.usualHeight = height
}
