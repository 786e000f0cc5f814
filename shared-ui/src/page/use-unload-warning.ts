import { useEffect } from 'react'

/** Makes the browser ask before the tab closes while there are unsaved changes. */
export const useUnloadWarning = (state: 'unsaved' | 'saved') => {
  useEffect(() => {
    if (state === 'saved') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state])
}
