import type { LogLevel } from './launcher-message'

/** An ERROR belongs to a single query, whose caller gets it. */
const levels: Record<string, LogLevel> = { WARNING: 'warn', FATAL: 'error', PANIC: 'error' }

/** Returns the site's log level for a line of PostgreSQL's log. */
export const levelOf = (line: string): LogLevel => levels[/^([A-Z]+):/.exec(line)?.[1] ?? ''] ?? 'debug'
