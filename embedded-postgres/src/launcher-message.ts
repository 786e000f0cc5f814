/** A message of the launcher to its parent: one line of JSON on standard output. */
export type LauncherMessage =
  { kind: 'log'; level: LogLevel; message: string } | { kind: 'ready' } | { kind: 'failed'; message: string }

const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]

/** Any logger with these four methods, such as Fastify's. */
export type Log = Record<LogLevel, (message: string) => void>

const isLogLevel = (value: unknown): value is LogLevel => levels.some((level) => level === value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Turns any other line, such as a warning of Node, into a log message. */
export const readLauncherMessage = (line: string): LauncherMessage => {
  const value = parse(line)
  if (!isRecord(value)) return { kind: 'log', level: 'warn', message: line }
  const { kind, level, message } = value
  if (kind === 'ready') return { kind }
  if (kind === 'failed' && typeof message === 'string') return { kind, message }
  if (kind === 'log' && isLogLevel(level) && typeof message === 'string') return { kind, level, message }
  return { kind: 'log', level: 'warn', message: line }
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
