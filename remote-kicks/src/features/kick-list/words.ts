import { counted, isolate } from '@bucketeer/shared-ui'

export const words = {
  heading: 'All Kicks',
  intro: 'Single experiences, shared by everybody. Put what calls you into a Bucket.',
  figures: ({ kicks, countries }: { kicks: number; countries: number }) => [
    ...(kicks > 0 ? [`${counted(kicks, 'Kick')} so far`] : []),
    ...(countries > 0 ? [counted(countries, 'country', 'countries')] : []),
  ],
  kicks: (count: number) => counted(count, 'Kick'),
  create: 'Create a Kick',
  toBuckets: 'Your Buckets',
  created: (name: string) => `“${isolate(name)}” is in the list now.`,
  open: 'Open',
  isNew: 'New',
  label: 'Kicks',
  filters: 'Filters',
  searchPlaceholder: 'Title, bio or country',
  continent: 'Continent',
  category: 'Category',
  all: 'all',
  mine: 'Only for me',
  sort: 'Sort by',
  newest: 'Newest',
  liked: 'Most liked',
  map: 'Map',
  mapLabel: 'Kicks on the map',
  onMap: (shown: number, all: number) =>
    shown === all
      ? `${counted(all, 'Kick')} on the map.`
      : `${shown} of ${counted(all, 'Kick')} on the map; the others have no place.`,
  couldNotGet: 'Could not get Kicks:',
  found: (count: number, isAll: boolean) =>
    count === 0 ? 'No Kicks found.' : `${isAll ? '' : 'More than '}${counted(count, 'Kick')} found.`,
  corrected: (typed: string, shown: string) =>
    `Nothing for “${isolate(typed)}”; showing “${isolate(shown)}”.`,
  more: 'Show more Kicks',
  loadingMore: 'More Kicks are on their way.',
  shown: (count: string) => `${count} shown.`,
  none: 'Nobody has shared a Kick yet. Yours could be the first.',
  createFirst: 'Create the first Kick',
  noMatch: (filters: string) => `No Kick is ${filters} yet.`,
  matchOf: {
    mine: 'for you alone',
    continent: (continent: string) => `in ${continent}`,
    category: (category: string) => `among ${category}`,
    search: (text: string) => `about “${isolate(text)}”`,
  },
  showAll: 'Show all Kicks',
  edit: 'Edit',
  actions: (name: string) => `Actions for ${isolate(name)}`,
}
