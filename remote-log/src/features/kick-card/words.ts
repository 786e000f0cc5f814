import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  done: (times: number) => say('{times, plural, one {Done} other {Done · # times}}', { times }),
  doing: 'On it',
  didIt: 'I did it',
  didItNamed: (name: string) => say('I did it: {name}', { name }),
  addDetails: 'Add details',
  addDetailsNamed: (name: string) => say('Add details: {name}', { name }),
  couldNotSave: (name: string) => say('Could not save “{name}”', { name }),
})
