/**
 * What the page's HTML shows, of a page that was drawn when its part was built, until the application has drawn the
 * same: so long `#root` is hidden.
 */
const elements = () => ({
  root: document.getElementById('root'),
  first: document.getElementById('first-paint'),
})

/** Asked in Node as well, where pages are drawn. */
export const isFirstPageShown = () => typeof document !== 'undefined' && elements().root?.hidden === true

/** Who had come to a link by keyboard stays on it. */
const refocus = (root: HTMLElement, link: Element | null) => {
  if (!(link instanceof HTMLAnchorElement)) return
  const same = [...root.querySelectorAll('a')].find(
    ({ href, textContent }) => href === link.href && textContent === link.textContent,
  )
  same?.focus({ preventScroll: true })
}

/** Shows the application in its place. */
export const replaceFirstPage = () => {
  const { root, first } = elements()
  if (!root?.hidden) return
  const focused = document.activeElement
  const hadFocus = first?.contains(focused)
  root.hidden = false
  first?.remove()
  // Its links may be on their way into the document, in this very step.
  if (hadFocus) queueMicrotask(() => refocus(root, focused))
}

let waiting = 0

/** For when the application has drawn something: replaces it, unless that is a loading view. */
export const replaceFirstPageUnlessKept = () => {
  if (waiting === 0) replaceFirstPage()
}

/** Keeps it for as long as the application has only a loading view to show; returns what ends that. */
export const keepFirstPage = () => {
  waiting += 1
  return () => {
    waiting -= 1
    // What comes in its place may be a loading view too, and says so in this very step.
    queueMicrotask(replaceFirstPageUnlessKept)
  }
}
