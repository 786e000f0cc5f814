import { type Sentence, translated } from './sentence'

/** The error message of a field of a request. */
export interface FieldProblem extends Sentence {
  field: string
}

interface Details extends ErrorOptions, Pick<Sentence, 'code' | 'values'> {
  retryAfter?: number | undefined
  problems?: readonly FieldProblem[]
}

/**
 * The error of a failed call. Its `message` is a sentence for users, from the server or from `words.ts`, in the language of
 * the page if it has a translation.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Names the sentence in all languages, such as `kick.missing`; undefined if it is never translated. */
  readonly code: string | undefined
  /** The values that the sentence contains. */
  readonly values: Sentence['values']
  /** The server's error messages of single fields. Empty if the error is about no field. */
  readonly problems: readonly FieldProblem[]
  /** The seconds that the server wants to pass before the call is repeated, if it said so. */
  readonly retryAfter: number | undefined

  constructor(
    /** The HTTP status, or null without a response (no network, timeout). */
    readonly status: number | null,
    message: string,
    { code, values, retryAfter, problems = [], ...options }: Details = {},
  ) {
    super(message, options)
    this.code = code
    this.values = values
    this.retryAfter = retryAfter
    this.problems = problems
  }
}

/** Creates the error with a sentence, in the language of the page. */
export function apiErrorOf(status: number | null, sentence: Sentence, details: Details = {}): ApiError {
  const { message, code, values } = translated(sentence)
  return new ApiError(status, message, { code, values, ...details })
}

/** Whether a call failed with 404: the entity does not exist, or belongs to another user. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether a change was refused with 409 or 412, because the entity was changed elsewhere. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 412)
