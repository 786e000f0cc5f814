export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Any logger with these four methods, such as Fastify's. */
export type Log = Record<LogLevel, (message: string) => void>

/** A message of the launcher to its parent. */
export type LauncherMessage =
  { kind: 'log'; level: LogLevel; message: string } | { kind: 'ready' } | { kind: 'failed'; message: string }

/** An ERROR belongs to a single query, whose caller gets it. */
const levels: Record<string, LogLevel> = { WARNING: 'warn', FATAL: 'error', PANIC: 'error' }

/** A stop ends connections that are still closing, and what used one gets an error. */
const orderlyEnd = 'terminating connection due to administrator command'

/** Returns the site's log level for a line of PostgreSQL's log. */
export function levelOf(line: string): LogLevel {
  if (line.endsWith(orderlyEnd)) return 'debug'
  return levels[/^([A-Z]+):/.exec(line)?.[1] ?? ''] ?? 'debug'
}
