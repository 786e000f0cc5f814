import { isNativeError } from 'node:util/types'

/** The result of one check. */
export interface Finding {
  name: string
  /** The result, as a phrase. */
  found: string
  /** The remedy. Undefined without a problem. */
  advice?: string
}

/** Returns the message of an error, or its code: an AggregateError of several addresses has no message. */
export const reasonOf = (error: unknown): string => {
  if (!isNativeError(error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** Returns `ok …` or `problem … — what to do`. */
export const lineOf = ({ name, found, advice }: Finding): string =>
  advice === undefined ? `ok       ${name}: ${found}` : `problem  ${name}: ${found} — ${advice}`
