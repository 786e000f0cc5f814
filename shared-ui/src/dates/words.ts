import { messagesOf, say } from '../messages'

export const words = messagesOf({
  unread: {
    rough: 'We cannot read this date. Write it like 3 May 2024, May 2024, summer 2024 or 2024.',
    day: 'We cannot read this day. Write it like 3 May 2024 or 3.5.2024.',
  },
  future: 'That is still to come.',
  which: 'Which one do you mean?',
  seasons: {
    spring: (year: string) => say('spring {year}', { year }),
    summer: (year: string) => say('summer {year}', { year }),
    autumn: (year: string) => say('autumn {year}', { year }),
    winter: (year: string) => say('winter {year}', { year }),
  },
  unknown: 'some time ago',
  past: {
    day: (day: string) => say('on {day}', { day }),
    month: (month: string) => say('in {month}', { month }),
    season: (season: string) => say('in {season}', { season }),
    year: (year: string) => say('in {year}', { year }),
  },
  planned: {
    day: (day: string) => say('for {day}', { day }),
    month: (month: string) => say('for {month}', { month }),
    season: (season: string) => say('for {season}', { season }),
    year: (year: string) => say('for {year}', { year }),
  },
})
