import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: 'All Kicks',
  intro: 'Single experiences, shared by everybody. Put what calls you into a Bucket.',
  figures: ({ kicks, countries }: { kicks: number; countries: number }) => [
    ...(kicks > 0 ? [say('{kicks, plural, one {# Kick so far} other {# Kicks so far}}', { kicks })] : []),
    ...(countries > 0
      ? [say('{countries, plural, one {# country} other {# countries}}', { countries })]
      : []),
  ],
  kicks: (count: number) => say('{count, plural, one {# Kick} other {# Kicks}}', { count }),
  create: 'Create a Kick',
  toBuckets: 'Your Buckets',
  created: (name: string) => say('“{name}” is in the list now.', { name }),
  open: 'Open',
  isNew: 'New',
  label: 'Kicks',
  filters: 'Filters',
  search: 'Search',
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
      ? say('{all, plural, one {# Kick on the map.} other {# Kicks on the map.}}', { all })
      : say(
          '{all, plural, one {{shown, number} of # Kick on the map; the others have no place.} other {{shown, number} of # Kicks on the map; the others have no place.}}',
          { shown, all },
        ),
  couldNotGet: 'Could not get Kicks:',
  found: (count: number, isAll: boolean) =>
    count === 0 || isAll
      ? say('{count, plural, =0 {No Kicks found.} one {# Kick found.} other {# Kicks found.}}', { count })
      : say('{count, plural, one {More than # Kick found.} other {More than # Kicks found.}}', { count }),
  corrected: (typed: string, shown: string) =>
    say('Nothing for “{typed}”; showing “{shown}”.', { typed, shown }),
  more: 'Show more Kicks',
  none: 'Nobody has shared a Kick yet. Yours could be the first.',
  createFirst: 'Create the first Kick',
  noMatch: (filters: string) => say('No Kick is {filters} yet.', { filters }),
  /** A list of these is put into `noMatch`. */
  matchOf: {
    mine: 'for you alone',
    continent: {
      Europe: 'in Europe',
      Asia: 'in Asia',
      'North-America': 'in North-America',
      'South-America': 'in South-America',
      'Middle-East': 'in Middle-East',
      Africa: 'in Africa',
      Australia: 'in Australia',
      Antarctica: 'in Antarctica',
    },
    category: { Chill: 'among Chill', Travel: 'among Travel', Activity: 'among Activities' },
    search: (text: string) => say('about “{text}”', { text }),
  },
  showAll: 'Show all Kicks',
  edit: 'Edit',
  actions: (name: string) => say('Actions for {name}', { name }),
})
