import { AxiosError, isAxiosError } from 'axios'
import { ApiError, type FieldProblem } from './api-error'
import { words } from './words'

const messageOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('message' in data)) return null
  return typeof data.message === 'string' && data.message.trim() !== '' ? data.message : null
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string'

const problemsOf = (data: unknown): FieldProblem[] =>
  typeof data === 'object' && data !== null && 'problems' in data && Array.isArray(data.problems)
    ? data.problems.filter(isProblem)
    : []

const defaultMessage = (status: number): string =>
  words.byStatus.get(status) ?? (status >= 500 ? words.serverFailed : words.refused)

/** Reads a `Retry-After` in seconds, as our server sends it. */
const secondsIn = (header: unknown) =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined

/** Converts any error of a call into an ApiError. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (!isAxiosError(error)) return new ApiError(null, words.unexpected, { cause: error })
  // No `cause` from here on: an axios error contains the token or password that was sent, and errors are logged.
  const { response } = error
  if (response)
    return new ApiError(response.status, messageOf(response.data) ?? defaultMessage(response.status), {
      problems: problemsOf(response.data),
      retryAfter: secondsIn(response.headers['retry-after']),
    })
  return new ApiError(null, error.code === AxiosError.ETIMEDOUT ? words.tooSlow : words.unreachable)
}
