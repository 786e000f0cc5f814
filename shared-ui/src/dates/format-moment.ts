import { localDay } from '@bucketeer/platform/text'
import { dayWords, periodWords } from './date-words'

/** Writes the day of a moment in the user's time: '4 May 2026'. */
export const formatDay = (moment: string): string => dayWords(localDay(new Date(moment)))

/** Writes the month of a moment in the user's time: 'May 2026'. */
export const formatMonth = (moment: string): string =>
  periodWords({ on: localDay(new Date(moment)), precision: 'month' })
