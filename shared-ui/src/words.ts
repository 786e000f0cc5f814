import type { Category } from '@bucketeer/platform/text'
import { messagesOf, say } from './messages'

/** The visible texts of the categories. */
export const categoryLabels: Record<Category, string> = messagesOf({
  Chill: 'Chill',
  Travel: 'Travel',
  Activity: 'Activities',
})

export const productName = 'Bucketeer'

/** The texts of the common components. The typo of the loading text is given by S2.24. */
export const words = messagesOf({
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
  backTo: (title: string) => say('Back to {title}', { title }),
  draft: {
    restored: 'We kept what you typed here last time.',
    startOver: 'Start over',
    kept: 'Your draft is kept',
    keptHere: 'Your draft is kept.',
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
  filters: (count: number) => (count === 0 ? say('Filters') : say('Filters ({count, number})', { count })),
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
  language: 'Language',
  couldNotChangeLanguage: 'Could not change the language:',
  table: 'Table',
  toasts: { region: 'Notifications', close: 'Close' },
  upload: {
    noKind: (kind: string) => say('This browser cannot read {kind}. Choose a JPG.', { kind }),
    tooManyPixels:
      'This picture has more than 40 megapixels, and this browser cannot make it smaller. Choose a smaller one.',
    required: 'Required',
    failed: 'Could not Upload Picture:',
    choose: 'Choose a picture',
    orDrop: 'or drop or paste one here',
    drop: 'Drop it here',
    uploading: (percent: number) => say('Uploading… {percent} %', { percent }),
    progress: (label: string) => say('Upload of {label}', { label }),
    done: 'Picture uploaded',
    preview: 'The picture you chose',
    cancel: 'Cancel upload',
    retry: 'Try again',
    replace: 'Replace picture',
    remove: 'Remove picture',
    drawCover: 'Use the drawn cover',
    notDrawn: 'Your browser could not draw it. Choose a picture instead.',
    wrongType: (names: string) => say('This file is not a picture we can take. Choose {names}.', { names }),
    tooLarge: (megabytes: number) =>
      say('This picture is too large. Choose one of at most {megabytes, number} MB.', { megabytes }),
  },
})
