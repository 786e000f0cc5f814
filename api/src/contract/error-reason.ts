import { isNativeError } from 'node:util/types'

/** Returns the code of a system or library error, or an empty string. */
export const codeOf = (error: unknown): string =>
  isNativeError(error) && 'code' in error ? String(error.code) : ''

/** Returns the message of an error, or its code: an AggregateError of several addresses has no message. */
export const reasonOf = (error: unknown): string =>
  isNativeError(error) ? error.message || codeOf(error) || error.name : String(error)
