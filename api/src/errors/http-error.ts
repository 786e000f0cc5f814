/** An answer other than success. Its message is a sentence that the person at the screen gets to read. */
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

/** What was sent is not as it should be. */
export class BadRequest extends HttpError {
  constructor(message: string) {
    super(400, message)
  }
}

/** What a request hears whose session has ended. */
export const notLoggedInAnyMore = 'You are not logged in any more. Please log in again.'

/** Nobody is signed in. */
export class NotSignedIn extends HttpError {
  constructor(message = 'You need to be logged in.') {
    super(401, message, { 'www-authenticate': 'Bearer' })
  }
}

/** Understood, but it cannot be done as it stands. */
export class Unprocessable extends HttpError {
  constructor(message: string) {
    super(422, message)
  }
}

/** Not now, but perhaps in a few seconds. */
export class Unavailable extends HttpError {
  constructor(message: string, retryAfterSeconds: number) {
    super(503, message, { 'retry-after': String(retryAfterSeconds) })
  }
}

/** Signed in or not, this is not for them. */
export class Forbidden extends HttpError {
  constructor(message: string) {
    super(403, message)
  }
}
