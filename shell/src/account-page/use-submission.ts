import { type FormEvent, useState } from 'react'
import { ApiError } from '@bucketeer/shared-auth'

interface Submission {
  /** What the last answer complained of; it stands until the next answer. */
  error: Error | null
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Sends what stands in a form, once at a time.
 * @param send rejects when the server refuses; after it resolves the form stays busy, since the page is left then
 */
export const useSubmission = (send: (fields: FormData) => Promise<void>): Submission => {
  const [error, setError] = useState<Submission['error']>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (fields: FormData) => {
    setBusy(true)
    try {
      await send(fields)
      setError(null)
    } catch (failure) {
      // Only the API's messages are meant for people.
      setError(failure instanceof ApiError ? failure : new Error(''))
      setBusy(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void submit(new FormData(event.currentTarget))
  }

  return { error, isBusy, onSubmit }
}
