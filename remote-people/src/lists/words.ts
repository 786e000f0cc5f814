import { messagesOf } from '../messages'

export const words = messagesOf({
  loading: 'The list is on its way…',
  couldNotGet: 'Could not get the list:',
  more: 'Show more',
  toKicks: 'Browse Kicks',
})
