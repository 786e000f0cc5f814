import type { HappenedAt } from '../dates'

const parts = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const

/** Returns a sentence with the date, such as 'In May 2024.' */
export function happenedWhen({
  happenedOn,
  precision,
}: Pick<HappenedAt, 'happenedOn' | 'precision'>): string {
  if (happenedOn === null || precision === 'unknown') return 'Some time ago.'
  const date = new Intl.DateTimeFormat('en-GB', { ...parts[precision], timeZone: 'UTC' })
  return `${precision === 'day' ? 'On' : 'In'} ${date.format(new Date(happenedOn))}.`
}
