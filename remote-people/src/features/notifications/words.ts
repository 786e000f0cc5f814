import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Notifications',
  intro: 'What others did with what is yours, and who mentioned you.',
  settings: 'Choose what you are told',
  list: 'Notifications, newest first',
  loading: 'Notifications are on their way…',
  couldNotGet: 'Could not get Notifications:',
  more: 'Show older notifications',
  end: 'You are up to date.',
  none: 'Nothing new yet.',
  noneHint:
    'When somebody comments on a Kick, Story or Journal of yours, or likes or does a Kick, you read it here.',
})
