import { isNativeError } from 'node:util/types'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

const sourceOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** The constraint that the query broke, by its name in the migrations; undefined when it failed for another reason. */
export function brokenConstraint(error: unknown) {
  const source = sourceOf(error)
  return source instanceof pg.DatabaseError ? source.constraint : undefined
}

const missingReference = '23503'

/** The foreign keys to `users`; a test compares this with the tables. */
export const refersToPerson = /_(owner|creator|user|author)_id_fkey$/

/** Whether the query wrote something for a person whose account was deleted in the meantime. */
export function isPersonGone(error: unknown) {
  const source = sourceOf(error)
  if (!(source instanceof pg.DatabaseError) || source.code !== missingReference) return false
  return refersToPerson.test(source.constraint ?? '')
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

const conflictStates = ['40001', '40P01']

/** Whether the transaction was undone because of another one at the same time: a deadlock or a serialization failure. */
export function isConflict(error: unknown) {
  const source = sourceOf(error)
  return source instanceof pg.DatabaseError && conflictStates.includes(source.code ?? '')
}

const fullState = '53100'
const fullCodes = /^(ENOSPC|EDQUOT)$/

/** Whether there is no room left on the disk, of the database or of the store. */
export function isDiskFull(error: unknown) {
  const source = sourceOf(error)
  if (source instanceof pg.DatabaseError) return source.code === fullState
  return isNativeError(source) && fullCodes.test(codeOf(source))
}

const ofValues = /^22/

/** What PostgreSQL says of values is in `detail` and `where`, and for values that it cannot read in the message. */
function withoutDetails({ message, code = '', constraint, table, stack = '' }: pg.DatabaseError) {
  const said = ofValues.test(code) ? 'a value cannot be used' : message
  const error = Object.assign(new Error(`${said} (${code})`), { code, constraint, table })
  error.stack = [
    `${error.name}: ${error.message}`,
    ...stack.split('\n').filter((line) => /^ +at /.test(line)),
  ].join('\n')
  return error
}

/** For the log: the error without the values of the query, which may be secret or somebody's. */
export function loggable(error: unknown): unknown {
  if (error instanceof DrizzleQueryError)
    return new Error(`Query failed: ${error.query}`, { cause: loggable(error.cause) })
  return error instanceof pg.DatabaseError ? withoutDetails(error) : error
}
