import { type Story } from '@bucketeer/shared-auth'
import { dayWords, localDay, periodWords } from '@bucketeer/shared-ui/social'

/** Formats 'May 2026' in the reader's time zone. */
export const monthOf = (moment: string) => periodWords({ on: localDay(new Date(moment)), precision: 'month' })

/** Returns the day that a Story tells of, or else that on which it was written. */
export const dateOf = ({ happenedOn, createdAt }: Pick<Story, 'happenedOn' | 'createdAt'>) =>
  happenedOn
    ? { text: dayWords(happenedOn), dateTime: happenedOn }
    : { text: dayWords(localDay(new Date(createdAt))), dateTime: createdAt }
