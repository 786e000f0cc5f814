import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  outOfReach: 'Nothing to see here',
  couldNotGet: 'Could not open this link:',
  linkToElse: 'This link does not show anything of a Log.',
  year: (name: string, year: number) => say('{name}’s year {year}', { name, year }),
  intro: (name: string) => say('What {name} did, and where.', { name }),
  emptyYear: 'This year is still empty.',
  entries: 'What happened',
  withOthers: 'An experience with others',
  notAll: (shown: number, all: number) =>
    say('The first {shown, number} of {all, number} entries.', { shown, all }),
})
