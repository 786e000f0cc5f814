import { useEffect, useRef, useState } from 'react'

export interface Saving<Values, Saved> {
  save(values: Values): Promise<Saved>
  /** Called for every success, also when the form has been left meanwhile. */
  forget(): void
  /** Called while the form is still there: nobody who went elsewhere is pulled away. */
  onSaved(saved: Saved): void
}

/** Sends a form, once at a time. The last error stays until the next answer. */
export const useSaving = <Values, Saved>({ save, forget, onSaved }: Saving<Values, Saved>) => {
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  // Two clicks may come before the first is rendered, and more while the next page is on its way.
  const isSent = useRef(false)
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const succeed = (saved: Saved) => {
    forget()
    if (isThere.current) onSaved(saved)
  }
  const fail = (failure: Error) => {
    isSent.current = false
    setSaving(false)
    setError(failure)
  }
  return {
    send: (values: Values) => {
      if (isSent.current) return
      isSent.current = true
      setSaving(true)
      save(values).then(succeed, fail)
    },
    error,
    /** From the first click on; a form that was saved is not to be sent again. */
    isSaving,
    /** For a form that stays where it is when it was saved: it may be sent again. */
    startAnew: () => {
      isSent.current = false
      setSaving(false)
      setError(null)
    },
  }
}
