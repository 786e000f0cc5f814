import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once after `delay` milliseconds in which it was running; pausing keeps what is left. */
export const usePausableTimeout = (onEnd: () => void, delay: number, state: 'running' | 'paused') => {
  const left = useRef(delay)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (state === 'paused') return
    const started = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [state])
}
