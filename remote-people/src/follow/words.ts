import { messagesOf, say } from '../messages'

export const words = messagesOf({
  follow: 'Follow',
  states: { asked: 'Asked', accepted: 'Following' },
  /** The name of a button, which begins with its visible label, for users of voice control. */
  named: (label: string, name: string) => say('{label}: {name}', { label, name }),
  shows: 'In your feed',
  kinds: { done: 'Done', story: 'Stories', kick: 'New Kicks', bucket: 'Finished Buckets' },
  end: { asked: 'Take back', accepted: 'Unfollow' },
  askedFor: (name: string) => say('You asked to follow {name}', { name }),
  askedDetail: 'You follow them once they accept.',
  couldNotChange: (name: string) => say('Could not change how you follow {name}', { name }),
  accept: 'Accept',
  decline: 'Decline',
  answered: { accept: 'Follows you now', decline: 'Declined', remove: 'Removed' },
  couldNotAnswer: 'Could not answer this request:',
  asks: (name: string) => say('{name} wants to follow you.', { name }),
  followsYou: 'Follows you',
  remove: 'Remove follower',
  removeTitle: (name: string) => say('Remove {name} as a follower?', { name }),
  removeText: (name: string) =>
    say('{name} no longer sees what you share with your followers, and is not told.', { name }),
  couldNotRemove: 'Could not remove this follower:',
  loading: 'People are on their way…',
  couldNotGet: 'Could not get the list:',
  more: 'Show more',
  nobodySuggested: 'Nobody to suggest yet.',
})
