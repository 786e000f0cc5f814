import pino, { type Logger, type LoggerOptions, stdTimeFunctions } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../config'

const bufferBytes = 3072
const flushIntervalMs = 1000

/**
 * Creates a destination that buffers lines for up to a second: unbuffered writes take 5 % of the CPU time of a busy
 * server. Pino flushes the buffer on exit.
 */
function bufferedStdout() {
  const destination = pino.destination({ minLength: bufferBytes, sync: false })
  setInterval(() => destination.flush(), flushIntervalMs).unref()
  return destination
}

/** Escapes control characters that JSON allows in texts, and terminals execute. */
export const escapeControls = (line: string): string =>
  line.replaceAll(/[\x7f-\x9f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)

/** Replaces the escaped control characters of a line of JSON but \n and \t: pino-pretty would print them as they are. */
export const replaceControls = (line: string): string =>
  escapeControls(line).replaceAll(
    /(?<!\\)((?:\\\\)*)\\(?:u00(?:[01][0-9a-f]|7f|[89][0-9a-f])|[bfr])/gi,
    '$1\ufffd',
  )

/** Writes the time as ISO 8601 and the level as a name, without the process id and the host. */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>): LoggerOptions => ({
  level: logLevel,
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
})

/** Creates a logger that writes JSON lines, or readable lines to a terminal. */
export const createLogger = (config: Pick<Config, 'logLevel'>): Logger =>
  pino(
    {
      ...loggerOptions(config),
      hooks: { streamWrite: process.stdout.isTTY ? replaceControls : escapeControls },
    },
    process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', sync: true }) : bufferedStdout(),
  )
