import { type Story } from '@bucketeer/shared-auth'
import { formatDay } from '@bucketeer/shared-ui'
import { dayWords } from '@bucketeer/shared-ui/social'

/** Returns the day that a Story tells of, or else that on which it was written. */
export const dateOf = ({ happenedOn, createdAt }: Pick<Story, 'happenedOn' | 'createdAt'>) =>
  happenedOn
    ? { text: dayWords(happenedOn), dateTime: happenedOn }
    : { text: formatDay(createdAt), dateTime: createdAt }
