import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: (name: string) => say('{name}’s Log', { name }),
  back: (name: string) => say('Back to {name}', { name }),
  intro: (name: string) => say('What {name} did, as far as you can see it.', { name }),
  outOfReach: 'Nothing to see here',
  toStart: 'Back to the start',
  couldNotGet: 'Could not get this Log:',
  none: (name: string) => say('{name} has not shared anything here yet.', { name }),
})
