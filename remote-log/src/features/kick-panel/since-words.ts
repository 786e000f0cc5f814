import { dateWords, type RememberedDate } from '@bucketeer/shared-ui/social'

/** Says since when: 'since May', 'since May 2024', 'since 2024'. Null if the date is unknown. */
export const sinceWords = ({ on, precision }: RememberedDate, thisYear: number): string | null => {
  if (on === null) return null
  // A month is exact enough.
  const period = dateWords({ on, precision: precision === 'day' ? 'month' : precision }).replace('in ', '')
  return `since ${precision === 'year' ? period : period.replace(` ${thisYear}`, '')}`
}
