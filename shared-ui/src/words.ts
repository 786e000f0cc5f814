import { type Category, isolate } from '@bucketeer/platform/text'

/** The visible texts of the categories. */
export const categoryLabels: Record<Category, string> = {
  Chill: 'Chill',
  Travel: 'Travel',
  Activity: 'Activities',
}

export const productName = 'Bucketeer'

/** The texts of the common components. The typo of the loading text is given by S2.24. */
export const words = {
  loading: "You're travels are incoming",
  error: {
    heading: 'Error',
    text: 'Something got in the way. It is not your fault, and what you saved is safe.',
    fallback: 'Something went wrong. Please try again.',
    section: 'This part could not be shown.',
    retry: 'Try again',
  },
  notFound: {
    heading: 'This page is off the map',
    text: 'The address may be mistyped, or what was here has moved on.',
    home: 'Back to the start',
  },
  backHome: 'Back to Home',
  backTo: (title: string) => `Back to ${isolate(title)}`,
  draft: {
    restored: 'We kept what you typed here last time.',
    startOver: 'Start over',
    kept: 'Your draft is kept',
    keptWithoutPicture:
      'Your draft is kept, but not the picture. It stays only when it is uploaded before you leave.',
    notKept: 'This browser keeps nothing. Stay on this page until you have saved.',
    outdated: 'Your draft is kept, but this was changed somewhere else since you began it.',
    mine: 'Keep my draft',
    newest: 'Show the newest',
    discard: {
      title: 'Discard this draft?',
      text: 'What you wrote, and its picture, will be gone from this device.',
      confirm: 'Discard draft',
      cancel: 'Keep writing',
    },
  },
  search: 'Search',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  form: {
    changedMeanwhile:
      'This was changed somewhere else in the meantime. What you typed is still here: save again to replace that change.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  password: { label: 'Password', show: 'Show password', hide: 'Hide password' },
  dialog: { cancel: 'Cancel' },
  toasts: { region: 'Notifications', close: 'Close' },
  upload: {
    noKind: (kind: string) => `This browser cannot read ${kind}. Choose a JPG.`,
    tooManyPixels:
      'This picture has more than 40 megapixels, and this browser cannot make it smaller. Choose a smaller one.',
    required: 'Required',
    failed: 'Could not Upload Picture:',
    choose: 'Choose a picture',
    orDrop: 'or drop or paste one here',
    drop: 'Drop it here',
    uploading: 'Uploading…',
    progress: (label: string) => `Upload of ${isolate(label)}`,
    done: 'Picture uploaded',
    preview: 'The picture you chose',
    cancel: 'Cancel upload',
    retry: 'Try again',
    replace: 'Replace picture',
    remove: 'Remove picture',
    drawCover: 'Use the drawn cover',
    notDrawn: 'Your browser could not draw it. Choose a picture instead.',
    wrongType: (names: string) => `This file is not a picture we can take. Choose ${isolate(names)}.`,
    tooLarge: (megabytes: string) => `This picture is too large. Choose one of at most ${megabytes} MB.`,
  },
}
