import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce in milliseconds, such as while a map moves. */
const pauseMs = 150

/**
 * Loads a value for each new input, debounced. Returns the previous value while it loads, and after a failure.
 * A null input loads nothing.
 */
export function useLoaded<Input, Value>(
  input: Input | null,
  load: (input: Input, signal: AbortSignal) => Promise<Value>,
) {
  const [value, setValue] = useState<Value>()
  const key = JSON.stringify(input)
  const loadNow = useEffectEvent(async (signal: AbortSignal) => {
    if (input === null) return
    const loaded = await load(input, signal)
    if (!signal.aborted) setValue(() => loaded)
  })
  useEffect(() => {
    const aborted = new AbortController()
    const timer = setTimeout(() => void loadNow(aborted.signal).catch(() => undefined), pauseMs)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [key])
  return value
}
