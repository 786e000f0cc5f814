import { messagesOf, say } from '../messages'

export const words = messagesOf({
  sources: {
    bucketeer: 'Bucketeer',
    photos: 'A folder of photos',
    adventurelog: 'AdventureLog',
    google: 'Google Maps',
    polarsteps: 'Polarsteps',
    swarm: 'Swarm',
    gpx: 'GPX',
    kml: 'KML',
    ics: 'Calendar',
    csv: 'Spreadsheet',
    markdown: 'Notion, Markdown',
  },
  titles: {
    reading: () => say('Reading your file…'),
    asks: () => say('A question about your file'),
    read: (count: number) =>
      say('{count, plural, one {We found # thing} other {We found # things}}', { count }),
    bringing: () => say('Bringing it in…'),
    brought: (count: number) =>
      say('{count, plural, one {# thing has come in} other {# things have come in}}', { count }),
    'taking back': () => say('Taking it back…'),
    'taken back': (count: number) =>
      say('{count, plural, one {# thing is taken back} other {# things are taken back}}', { count }),
    failed: () => say('That did not work'),
  },
  private: 'Everything comes in as Private: only you see it, and nobody is told.',
  progress: (done: number, total: number) => say('{done, number} of {total, number}', { done, total }),
  percent: (percent: number) => say('{percent} %', { percent }),
  upload: {
    packing: 'Packing your photos…',
    sending: (name: string) => say('Sending {name}…', { name }),
    failed: (name: string) => say('{name} did not arrive:', { name }),
    tooLarge: 'It is larger than 200 MB. Leave something out, or bring it in as several files.',
  },
  photos: (count: number) => say('{count, plural, one {# photo} other {# photos}}', { count }),
  leaveOut: 'Leave out',
  takeIn: 'Take it in',
  cancel: 'Cancel',
})
