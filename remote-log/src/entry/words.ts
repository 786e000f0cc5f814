import { isolate, joined } from '@bucketeer/shared-ui'
import { messagesOf, say } from '../messages'

export const words = messagesOf({
  by: (name: string) => say('From the Log of {name}', { name }),
  again: 'Would do it again',
  once: 'Once was enough',
  stars: (count: number) => say('{count, plural, one {# star} other {# stars}}', { count }),
  with: (names: string[]) => say('With {names}', { names: joined(names.map(isolate)) }),
  note: 'Note',
  steps: 'Steps',
  stepState: { done: 'Done:', open: 'Open:' },
  toKick: 'Go to Kick',
})
