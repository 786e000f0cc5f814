import { HttpError } from '../errors/http-error'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const waitInWords = (seconds: number) =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')

/** Somebody tries more often than a limit lets them. */
export class TooManyTries extends HttpError {
  /** @param waitMs until the next try counts */
  constructor(waitMs: number) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000))
    super(429, `Too many tries. Try again in ${waitInWords(seconds)}.`, { 'retry-after': String(seconds) })
  }
}
