import { messagesOf, say } from '../messages'
import type { EntryState } from './entry'

export const words = messagesOf({
  /** Each is followed by a date, such as 'in 2024' or 'on 3–7 May 2024'. */
  states: {
    done: (when) => say('Done {when}', { when }),
    doing: (when) => say('On it, started {when}', { when }),
    'let go': (when) => say('Let go {when}', { when }),
  } satisfies Record<EntryState, (when: string) => string>,
  onDays: (days: string) => say('on {days}', { days }),
  someTimeAgo: 'Some time ago',
  yearPage: (year: number) => say('Your year {year}', { year }),
  more: 'Show more',
})
