import { HttpError } from '@bucketeer/host/http'

const pluralise = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const formatWait = (seconds: number) =>
  seconds < 60 ? pluralise(seconds, 'second') : pluralise(Math.ceil(seconds / 60), 'minute')

/** Thrown when a rate limit is used up. */
export class TooManyAttempts extends HttpError {
  /** @param waitMs the time until the next attempt is allowed */
  constructor(waitMs: number) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000))
    super(429, `Too many tries. Try again in ${formatWait(seconds)}.`, { 'retry-after': String(seconds) })
  }
}
