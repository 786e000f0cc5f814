import { periodWords, type RememberedDate } from '@bucketeer/shared-ui/social'

/** Says since when: 'since May', 'since summer 2024', 'since 2024'. Null if the date is unknown. */
export const sinceWords = ({ on, precision }: RememberedDate, thisYear: number): string | null => {
  if (on === null || precision === 'unknown') return null
  // A month is exact enough.
  const period = periodWords({ on, precision: precision === 'day' ? 'month' : precision })
  return `since ${precision === 'year' ? period : period.replace(` ${thisYear}`, '')}`
}
