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

/** There is no such thing, or none that this person may know of. */
export class NotFound extends HttpError {
  constructor(message: string) {
    super(404, message)
  }
}

/** It is there already. */
export class Conflict extends HttpError {
  constructor(message: string) {
    super(409, message)
  }
}

/** It was changed since the version that the caller knows. */
export class Outdated extends HttpError {
  /** @param kind what was changed, as people call it */
  constructor(kind: string) {
    super(412, `This ${kind} was changed in the meantime. Reload it, then make your change again.`)
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

/** The value, if there is one. @throws NotFound with the message, if there is none. */
export function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new NotFound(message)
  return value
}
