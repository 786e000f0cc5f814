import { Writable } from 'node:stream'
import pino, { type Logger } from 'pino'
import { loggerOptions } from '../src/start/logger'

export interface RecordedLog {
  log: Logger
  /** All lines, as the server writes them. */
  text(): string
  /** The parsed lines. */
  lines(): Record<string, unknown>[]
}

/** Creates a logger with the options of the server, which keeps its lines. */
export function recordLog(): RecordedLog {
  let text = ''
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  return {
    log: pino(loggerOptions({ logLevel: 'info' }), sink),
    text: () => text,
    lines: () =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  }
}
