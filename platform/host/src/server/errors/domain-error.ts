/**
 * An error of the domain, independent of HTTP. Repositories throw these, and `sendError` gives each kind a status.
 * The message is a sentence for the user.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: 'invalid' | 'not found' | 'conflict' | 'outdated'

  /** @param field the name of the field of the request that causes it, if it is one */
  constructor(
    message: string,
    readonly field?: string,
  ) {
    super(message)
    this.name = new.target.name
  }
}

/** A value breaks a rule that no schema can check. */
export class InvalidValue extends DomainError {
  readonly kind = 'invalid'
}

/** The entity does not exist, or this user may not see it. */
export class NotFound extends DomainError {
  readonly kind = 'not found'
}

/** The current state does not allow the change. */
export class Conflict extends DomainError {
  readonly kind = 'conflict'
}

/** The entity has changed since the version that the caller knows. */
export class Outdated extends DomainError {
  readonly kind = 'outdated'

  /** @param thing the changed entity, in the user's words */
  constructor(thing: string) {
    super(`This ${thing} was changed in the meantime. Reload it, then make your change again.`)
  }
}

/** Returns the value. @throws NotFound with the message if it is undefined. */
export function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw new NotFound(message)
  return value
}

/** Thrown when the site cannot start. The message is one line that tells the operator what to do, without secrets. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartError'
  }
}
