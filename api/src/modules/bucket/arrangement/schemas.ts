import Type, { type Static } from 'typebox'
import { namedObject, problems, reference } from '@bucketeer/host/server'
import { idParameter, nullable, orNull } from '../../../contract/fields'
import { changeHeaders, operationsOf } from '../../../contract/operation'
import { targetOn, targetPrecision } from '../../kick/schemas'
import { Bucket, kicksShown } from '../schemas'

/** The largest number of Buckets that can be put into an order. */
export const maxOrdered = 1000

const id = Type.String({ format: 'uuid' })

export const BucketOrder = namedObject('BucketOrder', 'The user’s Buckets in their new order.', {
  bucketIds: Type.Array(id, {
    title: 'Buckets',
    maxItems: maxOrdered,
    description: 'The ids of all Buckets of the user, each once.',
  }),
})

export const KickOrder = namedObject('KickOrder', 'The Kicks of a Bucket in their new order.', {
  kickIds: Type.Array(id, {
    title: 'Kicks',
    maxItems: kicksShown.inDetail,
    description: 'The ids of all Kicks of the Bucket that the user may see, each once.',
  }),
})

export const KickMove = namedObject('KickMove', 'Kicks of a Bucket, and where they go.', {
  kickIds: Type.Array(id, { title: 'Kicks', minItems: 1, maxItems: kicksShown.inDetail }),
  to: orNull.string({
    title: 'Bucket',
    format: 'uuid',
    description: 'Another Bucket of the user; null removes the Kicks from this one only.',
  }),
})

const formerPosition = Type.Object({
  kickId: id,
  position: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, title: 'Position' }),
  addedAt: Type.String({ format: 'date-time', title: 'Added' }),
  targetOn: nullable(targetOn),
  targetPrecision: nullable(targetPrecision),
  shown: Type.Optional(orNull.boolean({ title: 'Shown', description: 'As in the Kick.' })),
  isNew: Type.Boolean({
    title: 'New',
    description: 'Whether the other Bucket did not hold it before.',
  }),
})

export const KickReturn = namedObject(
  'KickReturn',
  'The former positions of moved Kicks, which undo the move.',
  {
    from: orNull.string({
      title: 'Bucket',
      format: 'uuid',
      description: 'The Bucket that they were moved to.',
    }),
    places: Type.Array(formerPosition, { title: 'Places', minItems: 1, maxItems: kicksShown.inDetail }),
  },
)

export type KickReturn = Static<typeof KickReturn>

const operation = operationsOf({ tags: ['Buckets'], security: [{ token: [] }] })
const params = Type.Object({ bucketId: idParameter })

export const orderBuckets = operation('orderBuckets', {
  summary: 'Put the user’s Buckets into an order of their own',
  body: reference(BucketOrder),
  response: { 204: Type.Null({ description: 'Ordered.' }), ...problems(400, 401, 409, 413, 415) },
})

export const orderKicks = operation('orderKicks', {
  summary: 'Put the Kicks of a Bucket into another order',
  params,
  headers: changeHeaders,
  body: reference(KickOrder),
  response: { 200: reference(Bucket), ...problems(400, 401, 404, 409, 412, 413, 415) },
})

export const moveKicks = operation('moveKicks', {
  summary: 'Move Kicks to another Bucket, or remove them',
  description:
    'All or none. They keep when the user wants to do them. A withdrawn Kick that is removed from its last Bucket is gone.',
  params,
  body: reference(KickMove),
  response: {
    200: Type.Object({
      bucket: reference(Bucket),
      undo: reference(KickReturn),
    }),
    ...problems(400, 401, 404, 409, 413, 415),
  },
})

export const returnKicks = operation('returnKicks', {
  summary: 'Undo a move of Kicks',
  description:
    'Puts the Kicks back to where they were, even if the Bucket that they were moved to is deleted. Leaves out Kicks that the user cannot add any more. Idempotent.',
  params,
  body: reference(KickReturn),
  response: { 200: reference(Bucket), ...problems(400, 401, 404, 413, 415) },
})
