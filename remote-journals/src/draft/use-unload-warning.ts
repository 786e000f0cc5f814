import { useEffect } from 'react'

/** Has the browser ask before the window is closed on something that is kept nowhere else. */
export const useUnloadWarning = (state: 'would be lost' | 'is safe') => {
  useEffect(() => {
    if (state === 'is safe') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state])
}
