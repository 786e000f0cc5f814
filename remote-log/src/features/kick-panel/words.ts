export const words = {
  heading: 'Your Log of this Kick',
  didIt: 'I did it',
  more: 'More options for your Log',
  onIt: 'I’m on it',
  again: 'I did it again',
  letItGo: 'Let it go',
  doneOnce: (when: string) => `Done · ${when}`,
  doneOften: (times: number, last: string | null) => `Done · ${times} times${last ? ` · last ${last}` : ''}`,
  doing: (since: string | null) => (since ? `On it ${since}` : 'On it'),
  letGo: 'Let go',
  seeEntry: 'See your entry',
  photos: 'Your photos',
  photo: 'Your photo',
  stories: (count: number) => (count === 1 ? 'Your Story:' : 'Your Stories:'),
  inBuckets: (count: number) => (count === 1 ? 'In one of your Buckets' : `In ${count} of your Buckets`),
  /** Leaves out zeros. */
  counts: (wanted: number, done: number, again: number) =>
    [
      ...(wanted > 0 ? [`${wanted} ${wanted === 1 ? 'wants' : 'want'} this`] : []),
      ...(done > 0 ? [`${done} did it`] : []),
      ...(again > 0 ? [`${again} would do it again`] : []),
    ].join(' · '),
  change: 'Change',
  changeLast: 'Change your last entry',
  couldNotGet: 'Could not get your Log:',
} as const
