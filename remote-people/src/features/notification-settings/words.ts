import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'What you are told',
  intro: 'A choice saves itself. What you were told before stays.',
  back: 'Notifications',
  legend: 'Tell me of',
  kinds: {
    comment: 'Comments on my Kicks',
    reply: 'Comments that name me with “@”',
    like: 'Likes of my Kicks',
    done: '“I did it” for my Kicks',
    follow: 'Who follows me, or asks to',
  },
  loading: 'Your choices are on their way…',
  saving: 'Saving…',
  saved: 'Saved.',
  couldNotGet: 'Could not get your choices:',
  couldNotSave: 'Could not save your choice:',
})
