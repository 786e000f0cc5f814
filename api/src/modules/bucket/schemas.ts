import Type, { type Static } from 'typebox'
import { entityFields, idParameter, pictureAddress } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { linkHeader, pageQuery } from '../../contract/paging'
import { problems } from '../../contract/problem'
import { named, reference } from '../../contract/reference'
import { excerptLength, longText, nameText } from '../../contract/texts'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'
import { Kick } from '../kick/schemas'

/** Maximum number of Kicks in a Bucket's response; `kickCount` has the total. */
export const kicksShown = { inList: 20, inDetail: 1000 } as const

const name = nameText('Title')
const description = longText('Bio')
const picture = nullable(pictureAddress('Picture'))

export const Bucket = named(
  'Bucket',
  Type.Object(
    {
      ...entityFields,
      name,
      description,
      picture,
      kicks: Type.Array(reference(Kick), {
        description: `In the order they were put in: up to ${kicksShown.inList} of each Bucket in a list, up to ${kicksShown.inDetail} in a single one, with the first ${excerptLength} characters of their descriptions.`,
      }),
      kickCount: Type.Integer({ minimum: 0, description: 'How many Kicks are in it, whatever is shown.' }),
    },
    { description: 'A themed list of Kicks.' },
  ),
)

export const BucketFields = named(
  'BucketFields',
  Type.Object(
    { name, description: Type.Optional(description), picture: Type.Optional(picture) },
    {
      description: 'What a person writes about a Bucket. No picture, null and an empty one are the same.',
    },
  ),
)

export const KickInBucket = named(
  'KickInBucket',
  Type.Object(
    {
      bucketId: Type.String({ title: 'Bucket', description: 'The Bucket of the path.' }),
      kickId: Type.String({ title: 'Kick' }),
    },
    { description: 'Which Kick, and which Bucket.' },
  ),
)

export type BucketFields = Static<typeof BucketFields>

const params = Type.Object({ bucketId: idParameter })
const about = { tags: ['Buckets'], security: [{ token: [] }] }
const bucket = reference(Bucket)
const changed = { 200: bucket, ...problems(400, 401, 404, 413, 415) }

export const listBuckets = {
  ...about,
  summary: 'One’s own Buckets, newest first',
  querystring: pageQuery,
  response: {
    200: Type.Array(bucket, { description: 'A page of them.', headers: linkHeader }),
    ...problems(400, 401),
  },
}

export const createBucket = {
  ...about,
  summary: 'Create a Bucket',
  headers: idempotencyHeaders,
  body: reference(BucketFields),
  response: { 201: bucket, ...problems(400, 401, 413, 415, 422) },
}

export const readBucket = {
  ...about,
  summary: 'One of one’s own Buckets',
  params,
  response: { 200: bucket, ...problems(401, 404) },
}

export const updateBucket = {
  ...about,
  summary: 'Change a Bucket',
  description: 'Its Kicks stay as they are.',
  params,
  headers: changeHeaders,
  body: reference(BucketFields),
  response: { ...changed, ...problems(412) },
}

export const deleteBucket = {
  ...about,
  summary: 'Delete a Bucket',
  description: 'The Kicks in it stay.',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 404) },
}

export const addKick = {
  ...about,
  summary: 'Put a Kick into a Bucket',
  description: 'Anybody’s Kick. One that is in the Bucket already stays there once.',
  params,
  body: reference(KickInBucket),
  response: changed,
}

export const removeKick = {
  ...about,
  summary: 'Take a Kick out of a Bucket',
  description: 'The Kick itself stays. One that is not in the Bucket is fine.',
  params,
  body: reference(KickInBucket),
  response: changed,
}
