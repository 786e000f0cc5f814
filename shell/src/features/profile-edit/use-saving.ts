import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { User } from '@bucketeer/shared-auth'
import type { ProfileValues } from './profile-values'

interface Saving {
  save: (values: ProfileValues) => Promise<User>
  /** Called for every success, also when the form has been left meanwhile. */
  forget: () => void
  /** Called while the form is still there: nobody who went elsewhere is pulled away. */
  onSaved: (saved: User) => void
}

/** Sends the form, once at a time. The last error stays until the next answer. */
export const useSaving = ({ save, forget, onSaved }: Saving) => {
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: save, onSuccess: forget })
  const [error, setError] = useState<Error | null>(null)
  // Two clicks may come before the first is rendered, and more while the next page is on its way.
  const isSent = useRef(false)

  const send = (values: ProfileValues) => {
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
  return { send, error, isSaving: isPending || isSuccess }
}
