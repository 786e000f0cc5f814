/** Returns the id of the element of a Story on the page of its Journal. */
export const storyAnchor = (storyId: string) => `story-${storyId}`

/** The `state` of a navigation to a Journal that shows one of its Stories. The address stays that of the Journal. */
export const showingStory = (storyId: string) => ({ story: storyId })

/** Returns the id of the element that a location asks for, by its hash or its state; null for none. */
export const askedAnchor = ({ hash, state }: { hash: string; state: unknown }): string | null => {
  if (hash) return hash.slice(1)
  const { story } = Object(state) as { story?: unknown }
  return typeof story === 'string' ? storyAnchor(story) : null
}
