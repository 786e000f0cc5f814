import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export interface Saving<Values, Saved> {
  save(values: Values): Promise<Saved>
  /** Called for every success, also when the form has been left meanwhile. */
  forget(): void
  /** Called while the form is still there: nobody who went elsewhere is pulled away. */
  onSaved(saved: Saved): void
}

/** Sends a form, once at a time. The last error stays until the next answer. */
export const useSaving = <Values, Saved>({ save, forget, onSaved }: Saving<Values, Saved>) => {
  const { mutate, isPending, isSuccess, reset } = useMutation({ mutationFn: save, onSuccess: forget })
  const [error, setError] = useState<Error | null>(null)
  // Two clicks may come before the first is rendered, and more while the next page is on its way.
  const isSent = useRef(false)

  const send = (values: Values) => {
    if (isSent.current) return
    isSent.current = true
    mutate(values, {
      onSuccess: onSaved,
      onError: (failure) => {
        isSent.current = false
        setError(failure)
      },
    })
  }
  return {
    send,
    error,
    isSaving: isPending || isSuccess,
    /** For a form that stays where it is when it was saved: it may be sent again. */
    startAnew: () => {
      isSent.current = false
      setError(null)
      reset()
    },
  }
}
