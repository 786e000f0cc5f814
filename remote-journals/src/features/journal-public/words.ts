import { counted, isolate } from '@bucketeer/shared-ui'

export const words = {
  heading: 'Public Journals',
  intro: 'Where others have been, and what they brought home to tell.',
  add: 'Add Journal',
  couldNotGet: 'Could not get Bucket:',
  retry: 'Try again',
  label: 'Public Journals',
  none: 'Nobody has told their story yet.',
  start: 'Be the first',
  searchPlaceholder: 'Journals and their Stories',
  found: (count: number, isAll: boolean) =>
    count === 0 ? 'No Journals found.' : `${isAll ? '' : 'More than '}${counted(count, 'Journal')} found.`,
  noMatch: (text: string) => `No Journal tells about “${isolate(text)}” yet.`,
  showAll: 'Show all Journals',
  more: 'Show more Journals',
}
