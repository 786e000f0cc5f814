import { useEffect, useState } from 'react'
import { createUnloadWarning } from './unload-warning'

/** Makes the browser ask before the tab closes, and the shell before a log-out, while there are unsaved changes. */
export const useUnloadWarning = (state: 'unsaved' | 'saved') => {
  const [warnOfUnload] = useState(createUnloadWarning)
  useEffect(() => {
    if (state === 'saved') return
    warnOfUnload(true)
    return () => warnOfUnload(false)
  }, [state, warnOfUnload])
}
