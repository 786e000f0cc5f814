import { isNativeError } from 'node:util/types'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

const sourceOf = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error)

/** Returns the name of the constraint that the query violated, as in the migrations; undefined for other failures. */
export function violatedConstraint(error: unknown) {
  const source = sourceOf(error)
  return source instanceof pg.DatabaseError ? source.constraint : undefined
}

const missingReference = '23503'

/** Checks whether the query referred to a row that the table does not have, such as one that was deleted meanwhile. */
export function isRowMissing(table: string, error: unknown) {
  const source = sourceOf(error)
  if (!(source instanceof pg.DatabaseError) || source.code !== missingReference) return false
  // Names the table in any language.
  return new RegExp(`\\b${table}\\b`).test(source.detail ?? '')
}

/** The database accepts no writes, as a standby or after a switchover. */
export class ReadOnlyDatabase extends Error {
  override name = 'ReadOnlyDatabase'
}

// Class 08, a read-only server, sessions that the server ends, too many connections, statement timeout, and a server
// that shuts down, crashed or starts.
const goneStates = /^(08...|25006|25P0[34]|53300|57014|57P0[12345])$/
const goneCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
// Messages of `pg` without a code.
const goneMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Checks whether the database was unreachable or the connection was lost. A retry may succeed. */
export function isDatabaseLost(error: unknown) {
  const source = sourceOf(error)
  if (source instanceof pg.DatabaseError) return goneStates.test(source.code ?? '')
  if (source instanceof ReadOnlyDatabase) return true
  if (!isNativeError(source)) return false
  return goneCodes.test(codeOf(source)) || isMissingSocket(source) || goneMessages.test(source.message)
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

const isMissingSocket = (error: Error) =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

const conflictStates = ['40001', '40P01']

/** Checks whether the transaction was rolled back because of a concurrent one: deadlock or serialization failure. */
export function isConflict(error: unknown) {
  const source = sourceOf(error)
  return source instanceof pg.DatabaseError && conflictStates.includes(source.code ?? '')
}

const fullState = '53100'
const fullCodes = /^(ENOSPC|EDQUOT)$/

/** Checks whether the disk of the database or of the store is full. */
export function isDiskFull(error: unknown) {
  const source = sourceOf(error)
  if (source instanceof pg.DatabaseError) return source.code === fullState
  return isNativeError(source) && fullCodes.test(codeOf(source))
}

const ofValues = /^22/

/** PostgreSQL quotes values in `detail` and `where`, and unreadable values in the message. */
function withoutDetails({ message, code = '', constraint, table, stack = '' }: pg.DatabaseError) {
  const text = ofValues.test(code) ? 'a value cannot be used' : message
  const error = Object.assign(new Error(`${text} (${code})`), { code, constraint, table })
  error.stack = [
    `${error.name}: ${error.message}`,
    ...stack.split('\n').filter((line) => /^ +at /.test(line)),
  ].join('\n')
  return error
}

/** Returns the error for the log, without the query's values, which may be secret or personal. */
export function loggable(error: unknown): unknown {
  if (error instanceof DrizzleQueryError)
    return new Error(`Query failed: ${error.query}`, { cause: loggable(error.cause) })
  return error instanceof pg.DatabaseError ? withoutDetails(error) : error
}
