import { dayWords } from '../dates/date-words'
import { messagesOf, say } from '../messages'
import { pageLanguage } from '../messages/page-language'
import { placeText } from '../places/country-name'
import { type Days, type PhotoFacts } from './photo-facts'

/** '3 May 2024', '3–7 May 2024', '30 April 2024 – 2 May 2024' */
export function daysText({ on, until }: Days): string {
  if (until === null) return dayWords(on)
  if (pageLanguage() !== 'en')
    return new Intl.DateTimeFormat(pageLanguage(), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      calendar: 'gregory',
      timeZone: 'UTC',
    }).formatRange(new Date(on), new Date(until))
  const isOneMonth = on.slice(0, 7) === until.slice(0, 7)
  return isOneMonth ? `${Number(on.slice(8))}–${dayWords(until)}` : `${dayWords(on)} – ${dayWords(until)}`
}

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const degreesOf = (value: number) => Math.abs(value).toLocaleString(pageLanguage(), twoDecimals)

function latitudeText(lat: number) {
  const degrees = degreesOf(lat)
  return lat < 0 ? say('{degrees}° S', { degrees }) : say('{degrees}° N', { degrees })
}

function longitudeText(lng: number) {
  const degrees = degreesOf(lng)
  return lng < 0 ? say('{degrees}° W', { degrees }) : say('{degrees}° E', { degrees })
}

interface NamedSpot {
  town: string | null
  country: string | null
  isAtSea: boolean
}

/** 'Taken on 3 May 2024 near Hallstatt.', with degrees until a near town is known, and only what is known. */
function taken({ days: range, point }: PhotoFacts, spot: NamedSpot | null) {
  const days = range ? daysText(range) : ''
  if (!point) return say('Taken on {days}.', { days })
  if (spot?.isAtSea) return days ? say('Taken on {days} at sea.', { days }) : say('Taken at sea.')
  const town = spot?.town
  if (town)
    return days ? say('Taken on {days} near {town}.', { days, town }) : say('Taken near {town}.', { town })
  const position = { latitude: latitudeText(point.lat), longitude: longitudeText(point.lng) }
  return days
    ? say('Taken on {days} at {latitude}, {longitude}.', { days, ...position })
    : say('Taken at {latitude}, {longitude}.', position)
}

const spotText = ({ town, country, isAtSea }: NamedSpot) =>
  isAtSea ? say('At sea') : placeText(town, country)

/** 'Hallstatt, Austria, 3 May 2024' */
function placeAndDays(spot: NamedSpot | null, range: Days | null) {
  const place = spot ? spotText(spot) : ''
  const days = range ? daysText(range) : ''
  const text = place && days ? say('{place}, {days}', { place, days }) : place || days
  // The signs that isolate names would stay in the user's text.
  return text.replace(/[\u2068\u2069]/g, '')
}

export const words = messagesOf({
  heading: 'Photos',
  headingOfMore: 'More photos',
  add: 'Add photos',
  orDrop: 'Choose several at once, or drop or paste them here.',
  drop: 'Drop them here',
  room: (left: number) =>
    say('{left, plural, =0 {There is no room for more.} one {Room for # more.} other {Room for # more.}}', {
      left,
    }),
  /** @param thing 'A Story' */
  tooMany: (thing: string, most: number, leftOut: number) =>
    say(
      '{leftOut, plural, one {{thing} can have {most} photos. # photo was not added.} other {{thing} can have {most} photos. # photos were not added.}}',
      { thing, most, leftOut },
    ),
  notAdded: (name: string, reason: string) => say('“{name}” was not added. {reason}', { name, reason }),
  list: 'Photos in their order',
  photo: (number: number) => say('Photo {number}', { number }),
  isPicture: 'The picture above.',
  describePicture: 'Describe the picture',
  alt: 'Describe it for those who cannot see it',
  caption: 'Caption',
  of: (label: string, number: number) => say('{label}: photo {number}', { label, number }),
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (number: number, count: number) => say('Now photo {number} of {count}.', { number, count }),
  remove: 'Remove',
  cancel: 'Cancel upload',
  removed: (name: string) => say('{name} is removed.', { name }),
  cancelled: (name: string) => say('The upload of {name} is cancelled.', { name }),
  undo: 'Undo',
  retry: 'Try again',
  waiting: 'Waiting for its turn',
  uploading: (percent: number) => say('Uploading… {percent} %', { percent }),
  progress: (name: string) => say('Upload of {name}', { name }),
  couldNotUpload: 'Not uploaded.',
  loadFailed: 'Could not show the photos:',
  loadFailedReason: 'Check the connection, then try again.',
  form: {
    waiting: 'Your photos are still on their way. We save as soon as they are here.',
    lost: (count: number) =>
      say(
        '{count, plural, one {Nothing is saved yet: # photo did not arrive. Try again, or remove what you do not need.} other {Nothing is saved yet: # photos did not arrive. Try again, or remove what you do not need.}}',
        { count },
      ),
  },
  facts: {
    taken,
    useDay: 'Use this day',
    useDays: 'Use these days',
    usePlace: 'Use this place',
    addText: 'Add it to the text',
    decline: 'No',
    used: 'We took it from your photo.',
    text: placeAndDays,
  },
  undescribed: {
    title: (count: number) =>
      say('{count, plural, one {One photo has no description} other {# photos have no description}}', {
        count,
      }),
    text: 'People who cannot see photos hear their descriptions instead.',
    describe: (count: number) => say('{count, plural, one {Describe it} other {Describe them}}', { count }),
    saveAnyway: 'Save anyway',
    neverAsk: 'Don’t ask again',
  },
  strip: 'Photos',
  open: (number: number, count: number, alt: string) =>
    alt === ''
      ? say('Photo {number} of {count}', { number, count })
      : say('Photo {number} of {count}: {alt}', { number, count, alt }),
  lightbox: {
    label: 'Photos',
    position: (number: number, count: number) => say('{number} of {count}', { number, count }),
    previous: 'Previous photo',
    next: 'Next photo',
    close: 'Close',
  },
})
