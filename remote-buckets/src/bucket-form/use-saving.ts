import { type Bucket } from '@bucketeer/shared-auth'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type BucketValues } from './bucket-values'

interface Saving {
  save(values: BucketValues): Promise<Bucket>
  /** Called for every success, also when the form has been left meanwhile. */
  forget(): void
  /** Called while the form is still there: nobody who went elsewhere is pulled away. */
  onSaved(bucket: Bucket): void
}

/** Sends a form, once at a time. The last error stays until the next answer. */
export const useSaving = ({ save, forget, onSaved }: Saving) => {
  const { mutate, isPending, isSuccess } = useMutation({ mutationFn: save, onSuccess: forget })
  const [error, setError] = useState<Error | null>(null)
  // Two clicks may come before the first is rendered, and more while the next page is on its way.
  const isSent = useRef(false)

  const send = (values: BucketValues) => {
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
