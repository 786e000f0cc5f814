import { type FormEvent, useState } from 'react'
import { ApiError } from '@bucketeer/shared-auth'

interface Submission {
  /** The error of the last attempt; it stays until the next one has ended. */
  error: Error | null
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * Submits a form, one attempt at a time.
 * @param send rejects to show an error; when it resolves the form stays busy, because the caller leaves the page
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
      // Only messages of the API are meant for users.
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

/** Returns the text of a form field, or '' if it is missing. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
