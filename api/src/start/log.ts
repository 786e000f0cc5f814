import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Config } from '../config'

/** JSON lines for machines, readable ones on a terminal. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino(
    { level: logLevel, base: null },
    process.stdout.isTTY ? pretty({ ignore: 'pid,hostname', sync: true }) : undefined,
  )
