import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  heading: (year: number) => say('Your year {year}', { year }),
  back: 'Back to your Log',
  outOfReach: 'Nothing to see here',
  couldNotGet: 'Could not get this year:',
  couldNotGetEntries: 'Could not get your Log:',
  entries: 'What you did',
  /** @param hint a sentence that fits the user's Way */
  none: (year: number, hint: string) => say('Nothing in your Log from {year}. {hint}', { year, hint }),
  toLog: 'Add something you did',
  sharePicture: 'Share as picture',
  pictureTitle: (year: number, userName: string) => say('{userName} · {year}', { userName, year }),
  downloaded: 'Downloaded as two pictures, a wide and a tall one',
  couldNotDraw: 'Could not draw this year. Please try again.',
  share: 'Share by link',
  shared: { open: 'Readable by link', password: 'Readable by link with its password' },
  /** The name of the button, which begins with its visible label, for users of voice control. */
  shareButton: (label: string) => say('{label}: Share by link', { label }),
  linkNote:
    'It shows what you did and wrote that year, including what only you can see and what you add later. It leaves out whom you were with, your notes of what you did with others, what you let go, and what you hid from your memories.',
  notesChoice: {
    label: 'Show notes of what you did with others',
    hint: 'Also what you wrote about the photos. Names that you wrote there can be read.',
  },
  close: 'Close',
  years: 'Years',
  year: (year: number) => say('Your year {year}', { year }),
})
