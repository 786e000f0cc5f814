import { messagesOf, say } from '../messages'

export const words = messagesOf({
  sources: {
    bucketeer: 'Bucketeer',
    adventurelog: 'AdventureLog',
    google: 'Google Takeout',
    polarsteps: 'Polarsteps',
    swarm: 'Swarm',
    gpx: 'GPX',
    kml: 'KML',
    ics: 'Calendar',
    csv: 'Spreadsheet',
    markdown: 'Markdown',
  },
  private: 'Everything comes in as Private: only you see it, and nobody is told.',
  progress: (done: string, total: string) => say('{done} of {total}', { done, total }),
  upload: {
    packing: 'Packing your photos…',
    sending: (name: string) => say('Sending {name}…', { name }),
    failed: (name: string) => say('{name} did not arrive:', { name }),
    tooLarge: 'It is larger than 200 MB. Leave something out, or bring it in as several files.',
    retry: 'Try again',
    cancel: 'Cancel',
  },
  percent: (percent: number) => say('{percent} %', { percent }),
})
