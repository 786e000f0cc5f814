import { useEffect, useState } from 'react'

type Warning = (event: BeforeUnloadEvent) => void

const warnings = new Set<Warning>()

/** Returns whether something on the page is unsaved. */
export const hasUnsavedWork = (): boolean => warnings.size > 0

/** Ends all warnings, for users who have decided to leave. */
export function discardUnsavedWork(): void {
  for (const warn of warnings) window.removeEventListener('beforeunload', warn)
  warnings.clear()
}

/**
 * Returns a function that takes whether something is unsaved. As long as it is, the browser asks before the tab closes,
 * and the shell before a log-out.
 */
export function createUnloadWarning() {
  const warn: Warning = (event) => event.preventDefault()
  return (isUnsaved: boolean): void => {
    if (isUnsaved) {
      warnings.add(warn)
      window.addEventListener('beforeunload', warn)
    } else {
      warnings.delete(warn)
      window.removeEventListener('beforeunload', warn)
    }
  }
}

/** Makes the browser ask before the tab closes, and the shell before a log-out, while there are unsaved changes. */
export function useUnloadWarning(state: 'unsaved' | 'saved') {
  const [warnOfUnload] = useState(createUnloadWarning)
  useEffect(() => {
    if (state === 'saved') return
    warnOfUnload(true)
    return () => warnOfUnload(false)
  }, [state, warnOfUnload])
}
