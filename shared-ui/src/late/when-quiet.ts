const afterLoad = (then: () => void) => {
  if (document.readyState === 'complete') then()
  else window.addEventListener('load', then, { once: true })
}

const whenIdle = (then: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(then)
  return () => cancelIdleCallback(request)
}

/**
 * Calls once the page has loaded what it began with, and the browser has nothing better to do: the time to fetch what
 * somebody may need soon.
 * @returns a function that calls it off
 */
export const whenQuiet = (then: () => void): (() => void) => {
  let stop: () => void = () => window.removeEventListener('load', begin)
  const begin = () => {
    stop = whenIdle(then)
  }
  afterLoad(begin)
  return () => stop()
}
