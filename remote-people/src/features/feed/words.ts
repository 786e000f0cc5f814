import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Feed',
  intro: 'What the people you follow did, newest first.',
  people: 'Your people',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Follows the name of a person. */
  kinds: { done: 'did it', story: 'wrote a Story', kick: 'shared a Kick', bucket: 'finished a Bucket' },
  with: (what: string, detail: string) => say('{what} · {detail}', { what, detail }),
  of: (name: string) => say('What {name} did', { name }),
  inJournal: (title: string) => say('in “{title}”', { title }),
  loading: 'Your feed is on its way…',
  couldNotGet: 'Could not get your feed:',
  more: 'Show older ones',
  end: 'You are up to date',
  endHint: 'What people did before you followed them is in their Log.',
  startHint: 'What the people you follow do from now on will be here. What they did before is in their Log.',
  start: 'Follow people whose lists make you curious.',
  kicks: 'Kicks to begin with',
  find: 'Find people',
})
