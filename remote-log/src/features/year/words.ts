import { isolate } from '@bucketeer/shared-ui'
import type { YearFigure } from '../../way/way-words'

export const words = {
  heading: (year: number) => `Your year ${year}`,
  back: 'Back to your Log',
  outOfReach: 'Nothing to see here',
  couldNotGet: 'Could not get this year:',
  couldNotGetEntries: 'Could not get your Log:',
  figures: {
    done: () => 'done',
    again: () => 'to do again',
    firstTimes: (count: number) => (count === 1 ? 'first time' : 'first times'),
  } satisfies Record<YearFigure, (count: number) => string>,
  entries: 'What you did',
  none: (year: number) => `Nothing in your Log from ${year}.`,
  toLog: 'Add something you did',
  sharePicture: 'Share as picture',
  pictureTitle: (year: number, userName: string) => `${isolate(userName)} · ${year}`,
  downloaded: 'Downloaded as two pictures, a wide and a tall one',
  couldNotDraw: 'Could not draw this year. Please try again.',
  share: 'Share by link',
  shared: { open: 'Readable by link', password: 'Readable by link with its password' },
  linkNote:
    'It shows what you did and wrote that year, including what only you can see and what you add later. It leaves out whom you were with, your notes of what you did with others, what you let go, and what you hid from your memories.',
  notesChoice: {
    label: 'Show notes of what you did with others',
    hint: 'Also what you wrote about the photos. Names that you wrote there can be read.',
  },
  close: 'Close',
  years: 'Years',
  year: (year: number) => `Your year ${year}`,
} as const
