/** A call that failed. Its `message` is always one sentence for a person: the server's, else one of ours. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** The HTTP status, or null when no answer came: no network, or the time was up. */
    readonly status: number | null,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Whether a call failed with 404: there is no such thing, or it is not this person's to see. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404
