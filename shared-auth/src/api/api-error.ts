/** The error message of a field of a request. */
export interface FieldProblem {
  field: string
  message: string
}

interface Details extends ErrorOptions {
  retryAfter?: number | undefined
  problems?: readonly FieldProblem[]
}

/** The error of a failed call. Its `message` is a sentence for users, from the server or from `words.ts`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The server's error messages of single fields. Empty if the error is about no field. */
  readonly problems: readonly FieldProblem[]
  /** The seconds that the server wants to pass before the call is repeated, if it said so. */
  readonly retryAfter: number | undefined

  constructor(
    /** The HTTP status, or null without a response (no network, timeout). */
    readonly status: number | null,
    message: string,
    { retryAfter, problems = [], ...options }: Details = {},
  ) {
    super(message, options)
    this.retryAfter = retryAfter
    this.problems = problems
  }
}

/** Whether a call failed with 404: the entity does not exist, or belongs to another user. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether a change was refused with 409 or 412, because the entity was changed elsewhere. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)
