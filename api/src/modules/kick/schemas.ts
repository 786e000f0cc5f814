import Type, { type Static } from 'typebox'
import { categories, continents } from '../../contract/choices'
import { entityFields, pictureAddress } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { named } from '../../contract/reference'
import { longText, nameText } from '../../contract/texts'

const name = nameText('Title')
const description = longText('Bio')
export const category = Type.Enum(categories, { type: 'string', title: 'Category' })
export const continent = Type.Enum(continents, { type: 'string', title: 'Continent' })
const country = nullable(Type.String({ title: 'Country', maxLength: 200 }))
const place = nullable(
  Type.String({
    title: 'Place',
    maxLength: 200,
    description: 'The name of the chosen place, such as Lago di Braies.',
  }),
)
const location = nullable(
  Type.Object(
    {
      lat: Type.Number({ title: 'Latitude', minimum: -90, maximum: 90 }),
      lng: Type.Number({ title: 'Longitude', minimum: -180, maximum: 180 }),
    },
    { title: 'Location', description: 'Degrees; null without a chosen place.' },
  ),
)

const creator = Type.Object(
  {
    _id: nullable(Type.String({ format: 'uuid' })),
    userName: Type.String(),
    profilePicture: nullable(Type.String()),
  },
  { description: 'The creator. A deleted account has no `_id` and the name “a former member”.' },
)

export const Kick = named(
  'Kick',
  Type.Object(
    {
      ...entityFields,
      name,
      description,
      pictures: Type.String({ description: 'The address of its picture.' }),
      category,
      continent,
      buckets: nullable(
        Type.String({ description: 'The Bucket that its creator chose, shown to the creator only.' }),
      ),
      location,
      country,
      place,
      createdBy: creator,
      likes: Type.Integer({ minimum: 0, description: 'Number of likes.' }),
      liked: Type.Boolean({ description: 'Whether the user likes it.' }),
      favourite: Type.Boolean({
        description: 'Whether it is one of the user’s favourites, which only the user sees.',
      }),
      commentCount: Type.Integer({ minimum: 0, description: 'Number of comments.' }),
      withdrawn: Type.Boolean({
        description: 'Its creator deleted it, and Buckets or Stories of others hold it. Lists leave it out.',
      }),
    },
    { description: 'A single experience.' },
  ),
)

/** Not empty: a Kick must have a picture. */
const pictures = Type.String({ ...pictureAddress('Picture'), minLength: 1 })

export const KickFields = named(
  'KickFields',
  Type.Object(
    {
      name,
      description: Type.Optional(description),
      pictures,
      continent,
      category,
      buckets: Type.Optional(
        nullable(
          Type.String({
            title: 'Bucket',
            description: 'One of the user’s own Buckets, to which the Kick is added.',
          }),
        ),
      ),
      location: Type.Optional(location),
      country: Type.Optional(country),
      place: Type.Optional(place),
    },
    { description: 'A new Kick. A missing Bucket, null and an empty one mean the same.' },
  ),
)

export const KickChange = named(
  'KickChange',
  Type.Object(
    {
      name,
      description: Type.Optional(description),
      pictures,
      category,
      continent: Type.Optional(continent),
      location: Type.Optional(location),
      country: Type.Optional(country),
      place: Type.Optional(place),
    },
    {
      description:
        'The fields of a Kick that can be changed. Without continent, location, country or place, it keeps its own.',
    },
  ),
)

export type KickFields = Static<typeof KickFields>
export type KickChange = Static<typeof KickChange>
