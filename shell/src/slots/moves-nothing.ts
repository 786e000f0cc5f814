const isInView = ({ top, bottom, width, height }: DOMRect) =>
  width > 0 && height > 0 && top < window.innerHeight && bottom > 0

/** Matches the place of a piece that is not shown yet, where nothing can be seen to move. */
const emptyPlace = '[data-slot-piece]:not([data-shown])'

/** Returns whether something in view stands below an element, within the main element or the header around it. */
const isFollowedInView = (element: Element): boolean => {
  const { bottom } = element.getBoundingClientRect()
  const frame = element.closest('main, header') ?? document.body
  for (let node = element; node !== frame && node.parentElement; node = node.parentElement) {
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling) {
      const rect = next.getBoundingClientRect()
      if (isInView(rect) && rect.top >= bottom - 1 && !next.matches(emptyPlace)) return true
    }
  }
  return false
}

/**
 * Returns whether an element can grow to a height, in pixels, without moving anything that is in view.
 */
export const movesNothing = (element: Element, height: number): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return height <= bottom - top || bottom >= window.innerHeight || !isFollowedInView(element)
}
