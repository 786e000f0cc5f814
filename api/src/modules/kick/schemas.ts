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
const location = nullable(
  Type.Object(
    {
      lat: Type.Number({ title: 'Latitude', minimum: -90, maximum: 90 }),
      lng: Type.Number({ title: 'Longitude', minimum: -180, maximum: 180 }),
    },
    { title: 'Location', description: 'In degrees; null when no place was chosen.' },
  ),
)

const creator = Type.Object(
  {
    _id: nullable(Type.String({ format: 'uuid' })),
    userName: Type.String(),
    profilePicture: nullable(Type.String()),
  },
  { description: 'Who made it. A creator who left the site has no `_id`, and is called a former member.' },
)

export const Kick = named(
  'Kick',
  Type.Object(
    {
      ...entityFields,
      name,
      description,
      pictures: Type.String({ description: 'The address of its one picture.' }),
      category,
      continent,
      buckets: nullable(
        Type.String({ description: 'The Bucket its creator chose, shown to the creator alone.' }),
      ),
      location,
      country,
      createdBy: creator,
      likes: Type.Integer({ minimum: 0, description: 'How many people like it.' }),
      liked: Type.Boolean({ description: 'Whether you do.' }),
      favourite: Type.Boolean({ description: 'Whether it is one of your favourites, which you alone see.' }),
      commentCount: Type.Integer({ minimum: 0, description: 'How many comments it has.' }),
      withdrawn: Type.Boolean({
        description: 'Its creator deleted it, while Buckets or Stories of others hold it. No list has it.',
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
          Type.String({ title: 'Bucket', description: 'One of your own Buckets, to put the Kick into.' }),
        ),
      ),
      location: Type.Optional(location),
      country: Type.Optional(country),
    },
    { description: 'A new Kick. No Bucket, null and an empty one are the same.' },
  ),
)

export const KickChange = named(
  'KickChange',
  Type.Object(
    { name, description: Type.Optional(description), pictures, category },
    { description: 'What can be changed of a Kick; all else stays as it was made.' },
  ),
)

export type KickFields = Static<typeof KickFields>
export type KickChange = Static<typeof KickChange>
