import { useRef } from 'react'

/**
 * Returns a function that calls `act` unless the last call is under way: a second click may come before the button shows
 * that it is busy.
 */
export function useOnce<Values extends unknown[]>(act: (...values: Values) => Promise<unknown>) {
  const isRunning = useRef(false)
  return (...values: Values): void => {
    if (isRunning.current) return
    isRunning.current = true
    const end = () => {
      isRunning.current = false
    }
    act(...values).then(end, end)
  }
}
