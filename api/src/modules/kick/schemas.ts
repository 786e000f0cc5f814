import { entityFields, hiddenField, nullable, orNull, pictureUrlSchema } from '../../contract/fields'
import Type, { type Static } from 'typebox'
import { choice, describedObject, namedObject, namedPartial, optional } from '@bucketeer/host/server'
import { longText, missingKeep, nameText } from '../../contract/texts'
import { noTitle } from '../../contract/words'
import {
  audiences,
  categories,
  continents,
  logPrecisions,
  placePrecisions,
  targetPrecisions,
} from '@bucketeer/platform/text'
import { sentPhotos, shownPhotos } from '../photo/schemas'
import { noCategory, noContinent } from './words'

const name = nameText('Title', noTitle)
const description = longText('Bio')
export const category = choice(categories, { title: 'Category', 'x-empty': noCategory })
const continent = choice(continents, { title: 'Continent', 'x-empty': noContinent })
export const audience = choice(audiences, {
  title: 'Audience',
  description: 'Who may see it: only its creator, those who follow its creator, or every member.',
})
const place = orNull.string({
  title: 'Place',
  maxLength: 200,
  description: 'The name of the chosen place, such as Lago di Braies.',
})
const locationWith = (description: string) =>
  nullable(
    Type.Object(
      {
        lat: Type.Number({ title: 'Latitude', minimum: -90, maximum: 90 }),
        lng: Type.Number({ title: 'Longitude', minimum: -180, maximum: 180 }),
      },
      { title: 'Location', description },
    ),
  )
const location = locationWith('Degrees; null without a chosen place.')

/** The fields that are stored in columns of their names: those of requests, responses, insertions and changes. */
export const storedFields = {
  name,
  description,
  audience,
  continent: nullable(continent),
  category: nullable(category),
  placePrecision: choice(placePrecisions, {
    title: 'Place precision',
    description:
      'How exactly others may see the place: the very spot, within about 5 km, or only the country.',
  }),
  country: orNull.string({ title: 'Country', maxLength: 200 }),
}

/** The stored fields that are filters of lists. */
export const filterFields = { continent, category }

const creator = describedObject(
  'The creator. A deleted account has no `_id` and the name “a former member”; by a link, somebody else has none and the name “another member”.',
  {
    _id: orNull.string({ format: 'uuid' }),
    userName: Type.String(),
    profilePicture: nullable(Type.String()),
  },
)

export const targetOn = Type.String({
  title: 'When',
  format: 'date',
  description: 'When its owner wants to do it: the first day of the period.',
})
export const targetPrecision = choice(targetPrecisions, {
  title: 'Precision',
  description:
    'Whether the day, the month, the season or only the year is meant. A season begins in March, June, September or December.',
})

export const mineOfKick = describedObject('What it is to the user. Only the user sees it.', {
  buckets: Type.Integer({ minimum: 0, description: 'The number of the user’s own Buckets with it.' }),
  doing: orNull.string({
    format: 'uuid',
    description: 'The entry of the user’s log that says they are on it.',
  }),
  done: Type.Integer({ minimum: 0, description: 'How many times the user did it.' }),
  lastDone: nullable(
    Type.Object({
      on: orNull.string({ format: 'date', description: 'The first day of the period.' }),
      precision: choice(logPrecisions),
    }),
  ),
  photo: optional.string({
    description: 'The signed URL of the first photo of the latest time they did it that has one.',
  }),
  stories: optional.array(
    Type.Object({
      _id: Type.String({ format: 'uuid' }),
      title: Type.String(),
      journalId: Type.String({ format: 'uuid' }),
    }),
    { description: 'The user’s own Stories about it, newest first, at most 20. Lists leave them out.' },
  ),
})

export const Kick = namedObject('Kick', 'A single experience.', {
  ...entityFields,
  ...storedFields,
  pictures: Type.String({
    description:
      'The URL of its picture; empty for a Private one without a picture. Unless every member may see it, the URL is signed and valid for at least an hour.',
  }),
  photos: shownPhotos,
  buckets: orNull.string({ description: 'The Bucket that its creator chose, shown to the creator only.' }),
  location: locationWith(
    'Degrees, as exact as the creator allows: the centre of a cell of about 5 km for an area, null for a country. Null without a chosen place.',
  ),
  exactLocation: Type.Optional(locationWith('The chosen place, for its creator only, if others see less.')),
  place,
  createdBy: creator,
  position: optional.integer({
    description: 'Its place, by which a removed Kick returns. Only in the user’s own Buckets.',
  }),
  addedAt: optional.string({
    format: 'date-time',
    description: 'When its owner added it. Only in the user’s own Buckets.',
  }),
  targetOn: Type.Optional(targetOn),
  targetPrecision: Type.Optional(targetPrecision),
  shown: Type.Optional(
    orNull.boolean({
      description:
        'In the user’s own Buckets, whether those who may open the Bucket see this Kick of the user there; null until the user decides, which counts as false. For others true: they see it only there, without entries, likes, comments, counts and its exact place.',
    }),
  ),
  likes: Type.Integer({ minimum: 0, description: 'Number of likes.' }),
  liked: Type.Boolean({ description: 'Whether the user likes it.' }),
  favourite: Type.Boolean({
    description: 'Whether it is one of the user’s favourites, which only the user sees.',
  }),
  commentCount: Type.Integer({ minimum: 0, description: 'Number of comments.' }),
  inBuckets: Type.Array(Type.String({ format: 'uuid' }), {
    description: 'The user’s own Buckets that hold it, oldest first. Only the user sees them.',
  }),
  mine: mineOfKick,
  counts: describedObject('Numbers of people. Private entries of logs do not count.', {
    wanted: Type.Integer({ minimum: 0, description: 'Have it in a Bucket, its creator aside.' }),
    done: Type.Integer({ minimum: 0, description: 'Did it.' }),
    again: Type.Integer({ minimum: 0, description: 'Would do it again.' }),
  }),
  hidden: hiddenField,
  withdrawn: Type.Boolean({
    description: 'Its creator deleted it, and Buckets or Stories of others hold it. Lists leave it out.',
  }),
})

/** The largest number of photos of a Kick. */
export const maxKickPhotos = 8

const neededUnlessPrivate = 'Picture, continent and category are needed unless it is Private.'

export const KickChange = namedPartial(
  'KickChange',
  `The fields of a Kick that can be changed. ${missingKeep} ${neededUnlessPrivate}`,
  {
    ...storedFields,
    pictures: pictureUrlSchema('Picture'),
    photos: sentPhotos(maxKickPhotos),
    location,
    place,
  },
)

export const KickFields = namedObject(
  'KickFields',
  `A new Kick, which every member may see by default. A missing Bucket, null and an empty one mean the same. ${neededUnlessPrivate}`,
  {
    ...KickChange.properties,
    name,
    buckets: Type.Optional(
      orNull.string({
        title: 'Bucket',
        description: 'One of the user’s own Buckets, to which the Kick is added.',
      }),
    ),
  },
)

export type KickFields = Static<typeof KickFields>
export type KickChange = Static<typeof KickChange>
