import { type Story } from '@bucketeer/shared-auth'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })

/** Formats '4 May 2026' in the reader's time zone. */
const dayOf = (moment: string) => day.format(new Date(moment))

const calendarDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats a day without a time zone, such as '2026-05-04'. */
const calendarDayOf = (date: string) => calendarDay.format(new Date(date))

/** Formats 'May 2026' in the reader's time zone. */
export const monthOf = (moment: string) => month.format(new Date(moment))

/** Returns the day that a Story tells of, or else that on which it was written. */
export const dateOf = ({ happenedOn, createdAt }: Pick<Story, 'happenedOn' | 'createdAt'>) =>
  happenedOn
    ? { text: calendarDayOf(happenedOn), dateTime: happenedOn }
    : { text: dayOf(createdAt), dateTime: createdAt }
