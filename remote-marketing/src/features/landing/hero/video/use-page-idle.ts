import { useEffect, useState } from 'react'

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const fallbackDelay = 300

const whenIdle = (callback: () => void) => {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(callback, { timeout: 3000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(callback, fallbackDelay)
  return () => clearTimeout(timer)
}

const whenLoaded = (callback: () => void) => {
  if (document.readyState === 'complete') {
    callback()
    return () => {}
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}

/** Returns true once the page has loaded and the browser has been idle. */
export const usePageIdle = () => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancelIdle = () => {}
    const cancelLoad = whenLoaded(() => {
      cancelIdle = whenIdle(() => setIdle(true))
    })
    return () => {
      cancelLoad()
      cancelIdle()
    }
  }, [])
  return isIdle
}
