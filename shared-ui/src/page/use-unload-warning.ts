import { useEffect } from 'react'

/** Has the browser ask before the tab is closed, while that would lose what is typed. */
export const useUnloadWarning = (state: 'unsaved' | 'saved') => {
  useEffect(() => {
    if (state === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state])
}
