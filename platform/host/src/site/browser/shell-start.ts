import { isPrerenderedPageShownName } from '@bucketeer/platform/runtime'

declare global {
  interface Window {
    /** Set by the shell's own script where only the server's response tells whether the prerendered page is shown. */
    [isPrerenderedPageShownName]?: Promise<boolean>
  }
}

/** Starts the shell after this many milliseconds in any case: a background tab paints nothing. */
const paintTimeoutMs = 500

function startOnce(template: HTMLTemplateElement) {
  let hasStarted = false
  return () => {
    if (hasStarted) return
    hasStarted = true
    document.head.append(document.importNode(template.content, true))
  }
}

const afterPaint = (start: () => void) =>
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    // The bar may have been painted before the page was shown: waits for the next frame as well.
    requestAnimationFrame(() => setTimeout(start))
  }).observe({ type: 'paint', buffered: true })

/**
 * Starts the shell after the prerendered page is painted, because running it blocks a phone for half a second; at once
 * where that page is not shown to this user. Its script element waits in a template, because the content policy lets no
 * other script write its URL. Does nothing on pages without one, which start the shell themselves.
 */
export function startShellAfterPaint() {
  const template = document.getElementById('shell-script')
  if (!(template instanceof HTMLTemplateElement)) return
  const start = startOnce(template)
  addEventListener('DOMContentLoaded', async () => {
    setTimeout(start, paintTimeoutMs)
    const isShown = await (window[isPrerenderedPageShownName] ?? document.getElementById('root')?.hidden)
    if (isShown) afterPaint(start)
    else start()
  })
}
