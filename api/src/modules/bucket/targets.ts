import { firstDayOfPeriod } from '../../contract/periods'
import { BadRequest } from '../../errors/http-error'
import type { Target } from './repository'
import { halfTarget } from './words'

/** Returns the target with the first day of its period. @throws BadRequest if it is not a valid date */
export function targetIn({ targetOn, targetPrecision }: Target): Target {
  if (targetOn === null && targetPrecision === null) return { targetOn, targetPrecision }
  if (targetOn === null || targetPrecision === null) throw new BadRequest(halfTarget)
  return { targetOn: firstDayOfPeriod(targetOn, targetPrecision), targetPrecision }
}
