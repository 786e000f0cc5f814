import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../config'

const bytesAtOnce = 4096
const longestWaitMs = 1000

/**
 * Lines go out several at a time, because writing each by itself took a busy server a twentieth of its time; but none
 * waits for longer than a second, and none is left when the process ends by itself.
 */
function gathered() {
  const lines = pino.destination({ minLength: bytesAtOnce, sync: false })
  setInterval(() => lines.flush(), longestWaitMs).unref()
  return lines
}

/** JSON lines for machines, readable ones on a terminal. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino(
    { level: logLevel, base: null },
    process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', sync: true }) : gathered(),
  )
