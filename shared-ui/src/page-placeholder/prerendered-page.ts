/** The prerendered page is in `#page-placeholder`. `#root` is hidden until React has rendered the same page. */
const elements = () => ({
  root: document.getElementById('root'),
  placeholder: document.getElementById('page-placeholder'),
})

/** Also works in Node, where pages are prerendered. */
export const isPrerenderedPageShown = () =>
  typeof document !== 'undefined' && elements().root?.hidden === true

/** Moves focus to the same link of the rendered page. */
function refocus(root: HTMLElement, link: Element | null) {
  if (!(link instanceof HTMLAnchorElement)) return
  const same = [...root.querySelectorAll('a')].find(
    ({ href, textContent }) => href === link.href && textContent === link.textContent,
  )
  same?.focus({ preventScroll: true })
}

/** Replaces the prerendered page with what React has rendered. */
export function replacePrerenderedPage() {
  const { root, placeholder } = elements()
  if (!root?.hidden) return
  const focused = document.activeElement
  const hadFocus = placeholder?.contains(focused)
  root.hidden = false
  placeholder?.remove()
  // Links of the same React commit may not be in the document yet.
  if (hadFocus) queueMicrotask(() => refocus(root, focused))
}

let loadingViews = 0

/** Replaces the prerendered page unless React shows only a loading view. */
export function replacePrerenderedPageUnlessKept() {
  if (loadingViews === 0) replacePrerenderedPage()
}

/** Keeps the prerendered page while a loading view is mounted. Returns a function that ends this. */
export function keepPrerenderedPage() {
  loadingViews += 1
  return () => {
    loadingViews -= 1
    // The same React commit may mount another loading view.
    queueMicrotask(replacePrerenderedPageUnlessKept)
  }
}
