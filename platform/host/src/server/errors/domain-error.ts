import { type Sentence, sentenceIn, textOf } from './sentence'

/**
 * An error of the domain, independent of HTTP. Repositories throw these, and `sendError` gives each kind a status.
 * The message is a sentence for the user; a plain text for developers and operators is sent without a code.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: 'invalid' | 'not found' | 'conflict' | 'outdated'
  /** The message with its code and values. Node and Fastify know errors by a `code` of their own. */
  readonly sentence: Sentence | undefined

  /** @param field the name of the field of the request that causes it, if it is one */
  constructor(
    message: string | Sentence,
    readonly field?: string,
  ) {
    super(textOf(message))
    this.sentence = sentenceIn(message)
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
}

/** Returns the value. @throws NotFound with the message if it is undefined. */
export function found<T>(value: T | undefined, message: string | Sentence): T {
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
