import { sentence, type Say } from '@bucketeer/host/server'

export const noSuchArchive = sentence('archive.missing', 'This archive is gone. You can make a new one.')

export const formerMember = (say: Say) => say('a former member')

/** The words of the pages of an archive. */
export const pageWords = (say: Say) => ({
  archiveOf: (name: string) => say('The archive of {name}', { name }),
  note: say(
    'Everything here works without the internet. It also has what only you can see, so keep it safe.',
  ),
  madeOn: (day: string, site: string) => say('Made on {day} at {site}.', { day, site }),
  overview: say('Overview'),
  buckets: say('Buckets'),
  kicks: say('Kicks'),
  journals: say('Journals'),
  log: say('Log'),
  nothing: say('Nothing here yet.'),
  kickCount: (count: number) => say('{count, plural, one {# Kick} other {# Kicks}}', { count }),
  bucketCount: (count: number) => say('{count, plural, one {# Bucket} other {# Buckets}}', { count }),
  journalCount: (count: number) => say('{count, plural, one {# Journal} other {# Journals}}', { count }),
  storyCount: (count: number) => say('{count, plural, one {# Story} other {# Stories}}', { count }),
  entryCount: (count: number) => say('{count, plural, one {# entry} other {# entries}}', { count }),
  by: (name: string) => say('by {name}', { name }),
  categories: { Chill: say('Chill'), Travel: say('Travel'), Activity: say('Activity') },
  inBuckets: say('In your Buckets'),
  inLog: say('In your Log'),
  inStories: say('In your Stories'),
  plannedFor: (date: string) => say('Planned for {date}', { date }),
  states: { done: say('Done'), doing: say('On it'), 'let go': say('Let go') },
  again: say('Would do it again'),
  once: say('Once was enough'),
  stars: (stars: number) => say('{stars, plural, one {# star of 5} other {# stars of 5}}', { stars }),
  withNames: (names: string) => say('With {names}', { names }),
  sometime: say('Some time ago'),
  seasons: {
    spring: (year: string) => say('spring {year}', { year }),
    summer: (year: string) => say('summer {year}', { year }),
    autumn: (year: string) => say('autumn {year}', { year }),
    winter: (year: string) => say('winter {year}', { year }),
  },
  files: {
    heading: say('For other programs'),
    json: say('Everything, for another Bucketeer site and for programs'),
    csv: say('Tables, for a spreadsheet'),
    markdown: say('Your Journals as texts, in the folder “journals”'),
    gpx: say('The places of your Kicks, for maps'),
    ics: say('The days of your Log, for a calendar'),
    media: say('All photos, in the folder “media”'),
  },
})

export type PageWords = ReturnType<typeof pageWords>
