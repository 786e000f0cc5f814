import { messagesOf } from '../messages'

export const words = messagesOf({
  couldNotGet: 'Could not get Kicks:',
  more: 'Show more Kicks',
})
