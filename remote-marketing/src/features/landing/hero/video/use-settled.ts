import { useEffect, useState } from 'react'

/** Milliseconds to wait where the browser cannot tell when it is idle. */
const grace = 300

const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(act, { timeout: 3000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(act, grace)
  return () => clearTimeout(timer)
}

const whenLoaded = (act: () => void) => {
  if (document.readyState === 'complete') {
    act()
    return () => {}
  }
  window.addEventListener('load', act, { once: true })
  return () => window.removeEventListener('load', act)
}

/** Turns true once the page has all it needs and its browser nothing better to do. */
export const useSettled = () => {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let stopIdle = () => {}
    const stopLoad = whenLoaded(() => {
      stopIdle = whenIdle(() => setSettled(true))
    })
    return () => {
      stopLoad()
      stopIdle()
    }
  }, [])
  return isSettled
}
