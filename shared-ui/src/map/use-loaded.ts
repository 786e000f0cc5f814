import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce in milliseconds while the map moves. */
const pauseAfterMove = 150

/**
 * Loads a value for each new key, debounced. Returns the previous value while it loads, and after a failure.
 * A null key loads nothing.
 */
export function useLoaded<Value>(key: string | null, load: (signal: AbortSignal) => Promise<Value>) {
  const [value, setValue] = useState<Value>()
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (key === null) return
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      loadNow(aborted.signal).then(
        (loaded) => !aborted.signal.aborted && setValue(() => loaded),
        () => undefined,
      )
    }, pauseAfterMove)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [key])
  return value
}
