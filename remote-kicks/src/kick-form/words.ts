import { isolate } from '@bucketeer/shared-ui'
import { type PhotoPlace } from '@bucketeer/shared-ui/social'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`

export const words = {
  continent: 'Continent',
  noContinent: 'Choose a continent.',
  selectContinent: 'Select Continent',
  country: 'Country',
  place: 'Place',
  placePlaceholder: 'Where is it?',
  placeWaiting: 'We are still looking for your place. We save as soon as we know it.',
  placeUnknown:
    'Nothing is saved yet, because we do not know the place you typed. Correct it, or save without it.',
  title: 'Title',
  noTitle: 'Give it a title.',
  titlePlaceholder: 'Swim under a waterfall',
  category: 'Category',
  noCategory: 'Choose a category.',
  audience: 'Who can see it',
  precision: {
    legend: 'How exactly may others see the place?',
    exact: 'The very spot',
    area: 'Within about 5 km',
    country: 'Only the country',
    hint: 'Your text and photos can still tell.',
    seenBefore: 'People may have seen the exact spot before.',
  },
  categoryNotes: {
    Chill: 'Slow down, take it in.',
    Travel: 'Go there, look around.',
    Activity: 'Do it, feel it.',
  },
  /** Seeds of the drawings for the categories, never shown. */
  categoryScenes: { Chill: 'Beach at sunset', Travel: 'Old town', Activity: 'Climb the mountain' },
  picture: 'Picture of Experience',
  /** In 'A Kick can have 8 photos.' */
  thing: 'A Kick',
  /** 'Taken on 3 May 2024 near Hallstatt.', with degrees until a near town is known, and without a day if there is none. */
  taken: ({ lat, lng, takenOn }: PhotoPlace, town: string | null) => {
    const where = town ? `near ${isolate(town)}` : `at ${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`
    return takenOn ? `Taken on ${day.format(new Date(takenOn))} ${where}.` : `Taken ${where}.`
  },
  usePlace: 'Use this place',
  noPlace: 'No',
  drawnCover: 'Without a picture, we draw this cover.',
  bio: 'Bio',
  bioPlaceholder: 'What makes it worth doing? What should people know before they go?',
}
