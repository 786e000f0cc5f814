import { AxiosError, isAxiosError } from 'axios'
import { ApiError } from './api-error'
import { words } from './words'

const messageOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' && data.message.trim() !== '' ? data.message : null
}

const defaultMessage = (status: number): string =>
  words.byStatus.get(status) ?? (status >= 500 ? words.serverFailed : words.refused)

/** Converts any error of a call into an ApiError. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (!isAxiosError(error)) return new ApiError(null, words.unexpected, { cause: error })
  // No `cause` from here on: an axios error contains the token or password that was sent, and errors are logged.
  const { response } = error
  if (response)
    return new ApiError(response.status, messageOf(response.data) ?? defaultMessage(response.status))
  return new ApiError(null, error.code === AxiosError.ETIMEDOUT ? words.tooSlow : words.unreachable)
}
