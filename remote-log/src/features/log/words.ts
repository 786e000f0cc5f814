import { entryLimits } from '../../log/entry'
import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'Your Log',
  intro: 'What you did, and when.',
  couldNotGet: 'Could not get your Log:',
  add: 'Add something you did',
  addButton: 'Add',
  addExample: '2016: Louvre',
  addHint: 'You can paste a whole list too, with lines such as “2016 Preikestolen”.',
  pasted: {
    ask: (count: number) =>
      say('{count, plural, one {Add # thing you did?} other {Add # things you did?}}', { count }),
    add: (count: number) => say('Add {count} to your Log', { count }),
    hint: 'Untick what does not belong here. A line without a date was “some time ago”.',
    name: 'What',
    when: 'When?',
    whenHint: 'Leave it empty if you don’t remember.',
    change: (name: string) => say('Change {name}', { name }),
    keep: 'OK',
    noName: 'Say what you did.',
    tooLong: () =>
      say('{most, plural, one {Longer than # character} other {Longer than # characters}}', {
        most: entryLimits.name,
      }),
    noDate: 'When was it?',
    double: { log: 'Already in your Log', list: 'Already in this list' },
    checking: 'Looking for what your Log already has…',
    couldNotCheck: 'Could not look for what your Log already has:',
    progress: {
      save: (done: number, of: number) => say('{done} of {of} saved.', { done, of }),
      undo: (done: number, of: number) => say('{done} of {of} taken back.', { done, of }),
    },
    pause: (progress: string, seconds: number) =>
      say(
        '{seconds, plural, one {{progress} Going on in # second. Keep this page open.} other {{progress} Going on in # seconds. Keep this page open.}}',
        { progress, seconds },
      ),
    added: (count: number) =>
      say('{count, plural, one {# thing added to your Log} other {# things added to your Log}}', { count }),
    couldNotAdd: 'Could not add all of them. The rest is still below:',
  },
  notSaved: (name: string) => say('Not saved yet: {name}', { name }),
  tryAgain: 'Try again',
  filters: {
    title: 'Filter your Log',
    labels: { year: 'Year', category: 'Category', country: 'Country', with: 'With' },
    all: { year: 'Any year', category: 'Any category', country: 'Any country', with: 'Anybody' },
    noneFound: 'Nothing has this name.',
  },
  noMatch: 'Nothing matches',
  showAll: 'Show all',
  none: 'Nothing here yet. What have you already done?',
  others: 'What else have you already done?',
  search: {
    label: 'Search All Kicks',
    hint: 'Add something you did: take one of everybody’s Kicks, or use your own words. You can paste a whole list too, with lines such as “2016 Preikestolen”.',
    didIt: 'I did it',
    done: (times: number) => say('{times, plural, one {Done} other {Done}}', { times }),
    results: 'Kicks that match',
    nothing: 'No Kick has this name.',
    add: (name: string) => say('Add “{name}”', { name }),
    couldNotGet: 'Could not search the Kicks:',
    toKicks: 'Look at All Kicks',
  },
})
