import { AxiosError, isAxiosError } from 'axios'
import { ApiError } from './api-error'
import { words } from './words'

const messageOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' && data.message.trim() !== '' ? data.message : null
}

const ourSentence = (status: number): string =>
  words.byStatus.get(status) ?? (status >= 500 ? words.serverFailed : words.refused)

/** Turns whatever a call threw into an ApiError. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (!isAxiosError(error)) return new ApiError(null, words.unexpected, { cause: error })
  // No `cause` from here on: an axios error holds the token and the password that were sent, and errors get logged.
  const { response } = error
  if (response) return new ApiError(response.status, messageOf(response.data) ?? ourSentence(response.status))
  return new ApiError(null, error.code === AxiosError.ETIMEDOUT ? words.tooSlow : words.unreachable)
}
