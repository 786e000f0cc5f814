import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  question: 'What would you love to do one day?',
  intro: 'Four small steps, or none.',
  step: (place: number, all: number) => say('Step {place} of {all}', { place, all }),
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  couldNotSave: 'Could not save this:',
  someday: 'Someday',
  wishes: {
    field: 'Write down three things you want to do.',
    hint: (bucket: string) =>
      say('Enter adds it to your Bucket “{bucket}”. You can paste a whole list too.', { bucket }),
    rename: 'Give the Bucket a name of its own',
    name: 'Name of the Bucket',
    list: 'What you want to do',
    more: (count: number) =>
      say('{count, plural, one {and # more wish} other {and # more wishes}}', { count }),
    couldNotGet: 'Could not get your Buckets:',
  },
  loved: {
    title: 'What others loved',
    intro: 'Take what you would love, too. It goes into your Bucket.',
    add: 'Add',
    added: 'Added',
    none: 'Nobody has shared anything yet. You can be the first, whenever you like.',
    couldNotGet: 'Could not get Kicks:',
    without: 'You can go on without these, and find them in Kicks later.',
    couldNotAdd: 'Could not change your Bucket:',
  },
  done: {
    title: 'What have you already done?',
    intro: 'Some of it, perhaps years ago. That counts.',
    didIt: 'I did it',
    count: (done: number, all: number) => say('{done} of {all} done', { done, all }),
    when: 'When?',
    hint: '“in 2019” is enough. Leave it empty if you don’t remember.',
    undo: 'Undo',
    none: 'Nothing to tick yet. Write down a wish first.',
  },
  way: {
    title: 'Your way, and who can see it',
    way: 'What are you here for?',
    names: { 'To Enjoy': 'To Enjoy', 'To Achieve': 'To Achieve', 'To Enlighten': 'To Enlighten' },
    notes: {
      'To Enjoy': 'Slow mornings, good company, the view.',
      'To Achieve': 'The summit, the finish line, the next one.',
      'To Enlighten': 'Questions, stories, what one brings home.',
    },
    audience: 'Who can see what you did?',
    finish: 'Open my Bucket',
  },
})
