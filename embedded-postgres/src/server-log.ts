import type { LogLevel } from './launcher-message'

/** An ERROR belongs to one query, whose caller is told of it. */
const levels: Record<string, LogLevel> = { WARNING: 'warn', FATAL: 'error', PANIC: 'error' }

/** How loud a line of PostgreSQL's log is for the site. */
export const levelOf = (line: string): LogLevel => levels[/^([A-Z]+):/.exec(line)?.[1] ?? ''] ?? 'debug'
