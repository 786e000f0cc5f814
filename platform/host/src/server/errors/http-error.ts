import { type Sentence, sentenceIn, textOf } from './sentence'
import { sessionMissing } from './words'

/** The error message of a field of the body. */
export interface FieldProblem extends Pick<Sentence, 'message' | 'values'> {
  /** The name of the field, such as `continent`. */
  field: string
  code?: string
}

/** An error response. Its message is a sentence for the user; a plain text is sent without a code. */
export class HttpError extends Error {
  /** The message with its code and values. Node and Fastify know errors by a `code` of their own. */
  readonly sentence: Sentence | undefined

  constructor(
    readonly statusCode: number,
    message: string | Sentence,
    readonly headers: Record<string, string> = {},
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(textOf(message))
    this.sentence = sentenceIn(message)
    this.name = new.target.name
  }
}

/** Returns the sentence of a problem without its field; a plain text if it has no code. */
export const sentenceOfProblem = ({ code, message, values }: FieldProblem): string | Sentence =>
  code === undefined ? message : { code, message, ...(values && { values }) }

/** Several sentences in one have no code; each problem has its own. */
const sentenceOfAll = (problems: readonly FieldProblem[]) =>
  problems.length === 1 ? problems.map(sentenceOfProblem)[0] : undefined

/** 400: fields of the body are invalid. The message names all of them. */
export class InvalidFields extends HttpError {
  constructor(problems: readonly FieldProblem[]) {
    super(400, sentenceOfAll(problems) ?? problems.map(({ message }) => message).join(' '), {}, problems)
  }
}

/** 401: the request has no valid session. */
export class NotSignedIn extends HttpError {
  constructor(message: string | Sentence = sessionMissing) {
    super(401, message, { 'www-authenticate': 'Bearer' })
  }
}

/** 422: an Idempotency-Key was used for another request. */
export class Unprocessable extends HttpError {
  constructor(message: string | Sentence) {
    super(422, message)
  }
}

/** 503: a retry may succeed in a few seconds. */
export class Unavailable extends HttpError {
  constructor(message: string | Sentence, retryAfterSeconds: number) {
    super(503, message, { 'retry-after': String(retryAfterSeconds) })
  }
}

/** 403: the client may not do this, signed in or not. */
export class Forbidden extends HttpError {
  constructor(message: string | Sentence) {
    super(403, message)
  }
}
