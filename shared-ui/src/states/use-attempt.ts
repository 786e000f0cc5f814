import { useState } from 'react'

/** Runs an action, and keeps the error of the last attempt until the next one fails or `reset`. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  const run = async (action: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await action()
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(''))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    error,
    run: (action: () => Promise<unknown>) => void run(action),
    reset: () => setError(null),
  }
}
