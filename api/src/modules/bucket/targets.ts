import { firstDayOfPeriod, isDay } from '@bucketeer/platform/text'
import { InvalidValue } from '@bucketeer/host/server'
import type { Target } from './repository'
import { halfTarget, noSuchDate } from './words'

/** Returns the target with the first day of its period. @throws InvalidValue if it is not a valid date */
export function targetIn({ targetOn, targetPrecision }: Target): Target {
  if (targetOn === null && targetPrecision === null) return { targetOn, targetPrecision }
  if (targetOn === null || targetPrecision === null) throw new InvalidValue(halfTarget)
  const first = firstDayOfPeriod(targetOn, targetPrecision)
  // The winter of January of the year 1 begins in the year 0, which the database does not have.
  if (!isDay(first)) throw new InvalidValue(noSuchDate)
  return { targetOn: first, targetPrecision }
}
