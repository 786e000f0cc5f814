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
