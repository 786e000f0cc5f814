import { firstDayOfPeriod, utcDay } from '@bucketeer/platform/text'
import type { LogPrecision } from '../../contract/choices'
import { dateDaysAgo } from '../row-fields'
import type { When } from './demo-entry'

interface HappenedAt {
  happenedOn: string | null
  precision: LogPrecision
  untilOn: string | null
}

/** Returns the date of a demo entry when the site is seeded at `now`. 29 February is 28 February of other years. */
export function happenedAt(when: When, now: Date): HappenedAt {
  if (when === 'unknown') return { happenedOn: null, precision: 'unknown', untilOn: null }
  if ('daysAgo' in when) {
    const { daysAgo, days } = when
    const untilOn = days === undefined ? null : utcDay(dateDaysAgo(daysAgo - days + 1, now))
    return { happenedOn: utcDay(dateDaysAgo(daysAgo, now)), precision: 'day', untilOn }
  }
  if ('onThisDay' in when) {
    const day = utcDay(now).slice(4)
    const year = now.getUTCFullYear() - when.onThisDay
    const isLeapDay = day === '-02-29' && new Date(`${year}-02-29T00:00:00Z`).getUTCDate() !== 29
    return { happenedOn: `${year}${isLeapDay ? '-02-28' : day}`, precision: 'day', untilOn: null }
  }
  const year = now.getUTCFullYear() - when.yearsAgo
  if ('month' in when) {
    const { month, precision = 'month' } = when
    const happenedOn = firstDayOfPeriod(`${year}-${String(month).padStart(2, '0')}-01`, precision)
    return { happenedOn, precision, untilOn: null }
  }
  return { happenedOn: `${year}-01-01`, precision: 'year', untilOn: null }
}
