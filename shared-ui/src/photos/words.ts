import { isolate, periodWords } from '@bucketeer/platform/text'
import { counted } from '../counted'
import { type Days, type PhotoFacts } from './photo-facts'

const dayText = (on: string) => periodWords({ on, precision: 'day' })

/** '3 May 2024', '3–7 May 2024', '30 April 2024 – 2 May 2024' */
export function daysText({ on, until }: Days) {
  if (until === null) return dayText(on)
  const isOneMonth = on.slice(0, 7) === until.slice(0, 7)
  return isOneMonth ? `${Number(on.slice(8))}–${dayText(until)}` : `${dayText(on)} – ${dayText(until)}`
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`

interface NamedSpot {
  town: string | null
  country: string | null
  isAtSea: boolean
}

function where({ lat, lng }: { lat: number; lng: number }, spot: NamedSpot | null) {
  if (spot?.isAtSea) return 'at sea'
  return spot?.town ? `near ${isolate(spot.town)}` : `at ${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`
}

const numbers =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  )

export const words = {
  heading: 'Photos',
  headingOfMore: 'More photos',
  add: 'Add photos',
  orDrop: 'Choose several at once, or drop or paste them here.',
  drop: 'Drop them here',
  room: (left: number) => (left === 0 ? 'There is no room for more.' : `Room for ${left} more.`),
  /** @param thing 'A Story' */
  tooMany: (thing: string, most: number, leftOut: number) =>
    `${thing} can have ${most} photos. ${counted(leftOut, 'photo was', 'photos were')} not added.`,
  notAdded: (name: string, reason: string) => `“${isolate(name)}” was not added. ${reason}`,
  list: 'Photos in their order',
  photo: (number: number) => `Photo ${number}`,
  isPicture: 'The picture above.',
  describePicture: 'Describe the picture',
  alt: 'Describe it for those who cannot see it',
  caption: 'Caption',
  of: (label: string, number: number) => `${isolate(label)}: photo ${number}`,
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (number: number, count: number) => `Now photo ${number} of ${count}.`,
  remove: 'Remove',
  cancel: 'Cancel upload',
  removed: (name: string) => `${isolate(name)} is removed.`,
  cancelled: (name: string) => `The upload of ${isolate(name)} is cancelled.`,
  undo: 'Undo',
  retry: 'Try again',
  waiting: 'Waiting for its turn',
  uploading: (percent: number) => `Uploading… ${percent} %`,
  progress: (name: string) => `Upload of ${isolate(name)}`,
  couldNotUpload: 'Not uploaded.',
  loadFailed: 'Could not show the photos:',
  loadFailedReason: 'Check the connection, then try again.',
  form: {
    waiting: 'Your photos are still on their way. We save as soon as they are here.',
    lost: (count: number) =>
      `Nothing is saved yet: ${counted(count, 'photo', 'photos')} did not arrive. Try again, or remove what you do not need.`,
  },
  facts: {
    /** 'Taken on 3 May 2024 near Hallstatt.', with degrees until a near town is known, and only what is known. */
    taken: ({ days, point }: PhotoFacts, spot: NamedSpot | null) =>
      `${['Taken', days && `on ${daysText(days)}`, point && where(point, spot)].filter(Boolean).join(' ')}.`,
    useDay: 'Use this day',
    useDays: 'Use these days',
    usePlace: 'Use this place',
    addText: 'Add it to the text',
    decline: 'No',
    used: 'We took it from your photo.',
    /** 'Hallstatt, Austria, 3 May 2024' */
    text: (spot: NamedSpot | null, days: Days | null) =>
      [spot?.town, spot?.country, spot?.isAtSea && 'At sea', days && daysText(days)]
        .filter(Boolean)
        .join(', '),
  },
  undescribed: {
    title: (count: number) =>
      `${numbers[count] ?? count} ${count === 1 ? 'photo has' : 'photos have'} no description`,
    text: 'People who cannot see photos hear their descriptions instead.',
    describe: 'Describe them',
    saveAnyway: 'Save anyway',
    neverAsk: 'Don’t ask again',
  },
  strip: 'Photos',
  open: (number: number, count: number, alt: string) =>
    `Photo ${number} of ${count}${alt === '' ? '' : `: ${isolate(alt)}`}`,
  lightbox: {
    label: 'Photos',
    position: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
}
