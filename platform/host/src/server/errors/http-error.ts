/** The error message of a field of the body. */
export interface FieldProblem {
  /** The name of the field, such as `continent`. */
  field: string
  message: string
}

/** An error response. Its message is a sentence for the user. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** 400: fields of the body are invalid. The message names all of them. */
export class InvalidFields extends HttpError {
  constructor(problems: readonly FieldProblem[]) {
    super(400, problems.map(({ message }) => message).join(' '), {}, problems)
  }
}

/** The message for an expired session. */
export const sessionExpired = 'You are not logged in any more. Please log in again.'

/** 401: the request has no valid session. */
export class NotSignedIn extends HttpError {
  constructor(message = 'You need to be logged in.') {
    super(401, message, { 'www-authenticate': 'Bearer' })
  }
}

/** 422: an Idempotency-Key was used for another request. */
export class Unprocessable extends HttpError {
  constructor(message: string) {
    super(422, message)
  }
}

/** 503: a retry may succeed in a few seconds. */
export class Unavailable extends HttpError {
  constructor(message: string, retryAfterSeconds: number) {
    super(503, message, { 'retry-after': String(retryAfterSeconds) })
  }
}

/** 403: the client may not do this, signed in or not. */
export class Forbidden extends HttpError {
  constructor(message: string) {
    super(403, message)
  }
}
