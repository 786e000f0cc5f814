import { messagesOf, say } from '../../messages'
import type { YearFigure } from '../../way/way-words'

export const words = messagesOf({
  outOfReach: 'Nothing to see here',
  couldNotGet: 'Could not open this link:',
  linkToElse: 'This link does not show anything of a Log.',
  year: (name: string, year: number) => say('{name}’s year {year}', { name, year }),
  intro: (name: string) => say('What {name} did, and where.', { name }),
  /** Each follows its number. */
  figures: {
    done: (count) => say('{count, plural, one {done} other {done}}', { count }),
    again: (count) => say('{count, plural, one {to do again} other {to do again}}', { count }),
    firstTimes: (count) => say('{count, plural, one {first time} other {first times}}', { count }),
  } satisfies Record<YearFigure, (count: number) => string>,
  emptyYear: 'This year is still empty.',
  entries: 'What happened',
  notAll: (shown: number, all: number) =>
    say('The first {shown, number} of {all, number} entries.', { shown, all }),
})
