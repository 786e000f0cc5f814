import { addDays, firstDayOfPeriod, isDay, utcDay } from '@bucketeer/platform/text'
import { InvalidValue } from '@bucketeer/host/server'
import type { logEntries } from '../../database/content-schema'
import { dateOfUnknown, inFuture, missingDate, noSuchDate, untilBeforeOn } from './words'

/** When something happened, as exactly as its user remembers. */
export type HappenedAt = Pick<typeof logEntries.$inferSelect, 'happenedOn' | 'precision' | 'untilOn'>

/** Returns the server's date in UTC. */
export const today = () => utcDay(new Date(Date.now()))

/** Returns tomorrow's date in UTC, which is today's date in the farthest time zones. */
export const latestDay = () => addDays(today(), 1)

/** Returns the first of January. */
export const firstDayOf = (year: number) => `${String(year).padStart(4, '0')}-01-01`

/** Returns the date with the first day of its period. @throws InvalidValue if it is not a valid date, or is in the future */
export function rememberedDate({ happenedOn, precision, untilOn }: HappenedAt): HappenedAt {
  if (precision === 'unknown') {
    if (happenedOn !== null || untilOn !== null) throw new InvalidValue(dateOfUnknown)
    return { happenedOn, precision, untilOn }
  }
  if (happenedOn === null) throw new InvalidValue(missingDate)
  const first = firstDayOfPeriod(happenedOn, precision)
  // The format of JSON Schema has the year 0, which the database does not have. The winter of January 1 begins in it.
  if (!isDay(first)) throw new InvalidValue(noSuchDate)
  if (first > latestDay() || (untilOn !== null && untilOn > latestDay())) throw new InvalidValue(inFuture)
  if (untilOn !== null && (precision !== 'day' || untilOn < first)) throw new InvalidValue(untilBeforeOn)
  return { happenedOn: first, precision, untilOn }
}
