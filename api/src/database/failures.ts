import { isNativeError } from 'node:util/types'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

const sourceOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** The constraint that the query broke, by its name in the migrations; undefined when it failed for another reason. */
export function brokenConstraint(error: unknown) {
  const source = sourceOf(error)
  return source instanceof pg.DatabaseError ? source.constraint : undefined
}

// Class 08, too many connections, a statement that took too long, being shut down, crashed or starting.
const goneStates = /^(08...|53300|57014|57P0[123])$/
const goneCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What `pg` says without a code.
const goneMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether the database could not be reached or went away, so that the same query may succeed later. */
export function isDatabaseLost(error: unknown) {
  const source = sourceOf(error)
  if (source instanceof pg.DatabaseError) return goneStates.test(source.code ?? '')
  if (!isNativeError(source)) return false
  return goneCodes.test(codeOf(source)) || isMissingSocket(source) || goneMessages.test(source.message)
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

const isMissingSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

const fullState = '53100'
const fullCodes = /^(ENOSPC|EDQUOT)$/

/** Whether there is no room left on the disk, of the database or of the store. */
export function isDiskFull(error: unknown) {
  const source = sourceOf(error)
  if (source instanceof pg.DatabaseError) return source.code === fullState
  return isNativeError(source) && fullCodes.test(codeOf(source))
}

/** For the log: the error without the values of the query, which may be secret. */
export const withoutValues = (error: Error) =>
  error instanceof DrizzleQueryError
    ? new Error(`Query failed: ${error.query}`, { cause: error.cause })
    : error
