import { firstDayOfPeriod, utcDay } from '@bucketeer/platform/text'
import type { logEntries } from '../database/content-schema'
import { v7 } from 'uuid'

export const dayMs = 24 * 60 * 60 * 1000

export const dateDaysAgo = (days: number, now: Date) => new Date(now.getTime() - Math.round(days * dayMs))

/** Lists are sorted by id, so the id has the creation time too. */
export function createdDaysAgo(days: number, now: Date) {
  const createdAt = dateDaysAgo(days, now)
  return { id: v7({ msecs: createdAt.getTime() }), createdAt, updatedAt: createdAt }
}

/** When something happened, relative to the day of seeding. */
export type When =
  /** A day, or several from that one on. */
  | { daysAgo: number; days?: number }
  /** The day of seeding, that many years earlier. */
  | { onThisDay: number }
  /** A month, or the season that has it. */
  | { month: number; yearsAgo: number; precision?: 'season' }
  | { yearsAgo: number }
  | 'unknown'

type HappenedAt = Pick<typeof logEntries.$inferSelect, 'happenedOn' | 'precision' | 'untilOn'>

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
