/** The error of a failed call. Its `message` is a sentence for users, from the server or from `words.ts`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** The HTTP status, or null without a response (no network, timeout). */
    readonly status: number | null,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Whether a call failed with 404: the entity does not exist, or belongs to another user. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
