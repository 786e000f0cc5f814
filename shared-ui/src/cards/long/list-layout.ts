/** The measured layout of a long list, kept after it unmounts so that returning to it restores it. */
export interface ListLayout {
  /** The heights of rendered cards in pixels, by key. */
  heights: Map<string, number>
  /** The height in pixels to assume for cards that were never rendered. */
  estimatedHeight: number
  /** The keys of the cards in the viewport, which render first when the list mounts again. */
  visible: Set<string>
  /** In pixels; heights are only valid at this width. */
  windowWidth: number
}

const layouts = new Map<string, ListLayout>()

const newLayout = (): ListLayout => ({
  heights: new Map(),
  estimatedHeight: 520,
  visible: new Set(),
  windowWidth: window.innerWidth,
})

/** Returns the layout of a list at the current window width. */
export const listLayout = (list: string): ListLayout => {
  const known = layouts.get(list)
  if (known?.windowWidth === window.innerWidth) return known
  const layout = newLayout()
  layouts.set(list, layout)
  return layout
}

/** Records the height of a rendered card. */
export const recordHeight = (layout: ListLayout, card: string, height: number) => {
  layout.heights.set(card, height)
  layout.estimatedHeight = height
}
