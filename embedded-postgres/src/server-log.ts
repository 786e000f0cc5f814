import type { LogLevel } from './launcher-message'

/** An ERROR belongs to a single query, whose caller gets it. */
const levels: Record<string, LogLevel> = { WARNING: 'warn', FATAL: 'error', PANIC: 'error' }

/** A stop ends connections that are still closing, and what used one gets an error. */
const orderlyEnd = 'terminating connection due to administrator command'

/** Returns the site's log level for a line of PostgreSQL's log. */
export const levelOf = (line: string): LogLevel => {
  if (line.endsWith(orderlyEnd)) return 'debug'
  return levels[/^([A-Z]+):/.exec(line)?.[1] ?? ''] ?? 'debug'
}
