/** An error response. Its message is a sentence for the user. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** 400: the request is invalid. */
export class BadRequest extends HttpError {
  constructor(message: string) {
    super(400, message)
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

/** 409: the current state does not allow the change. */
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
