import { sentence } from '@bucketeer/host/server'

export const waitSeconds = (seconds: number) =>
  sentence(
    'limit.seconds',
    'Too many tries. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    { seconds },
  )
export const waitMinutes = (minutes: number) =>
  sentence(
    'limit.minutes',
    'Too many tries. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    { minutes },
  )
export const waitInFirstDay = (minutes: number) =>
  sentence(
    'limit.first-day',
    'In your first 24 hours here there are smaller limits. You can go on in {minutes, plural, one {# minute} other {# minutes}}.',
    { minutes },
  )
export const waitHoursInFirstDay = (hours: number) =>
  sentence(
    'limit.first-day-hours',
    'In your first 24 hours here there are smaller limits. You can go on in {hours, plural, one {# hour} other {# hours}}.',
    { hours },
  )
export const noLinksYet = (link: string, days: number) =>
  sentence(
    'limit.links',
    'Others can read this, and your account is too new for links. Take out “{link}”, or wait {days, plural, one {# day} other {# days}}.',
    { link, days },
  )
