const afterLoad = (callback: () => void) => {
  if (document.readyState === 'complete') callback()
  else window.addEventListener('load', callback, { once: true })
}

const whenIdle = (callback: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback)
  return () => cancelIdleCallback(request)
}

/**
 * Calls back once the page has loaded and the browser is idle, the time to prefetch.
 * @returns a function that cancels the call
 */
export const whenPageIdle = (callback: () => void): (() => void) => {
  let cancel: () => void = () => window.removeEventListener('load', begin)
  const begin = () => {
    cancel = whenIdle(callback)
  }
  afterLoad(begin)
  return () => cancel()
}
