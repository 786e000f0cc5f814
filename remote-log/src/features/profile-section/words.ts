import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  own: 'Your Log',
  of: (name: string) => say('{name}’s Log', { name }),
  all: 'Show all',
  allOf: (heading: string) => say('Show all: {heading}', { heading }),
  year: (year: number) => say('Your year {year}', { year }),
})
