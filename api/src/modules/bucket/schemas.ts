import Type, { type Static } from 'typebox'
import { namedObject, namedPartial, optional, problems, reference } from '@bucketeer/host/server'
import { excerptLength, longText, missingKeep, nameText } from '../../contract/texts'
import { noTitle } from '../../contract/words'
import {
  entityFields,
  hiddenField,
  idParameter,
  linkState,
  nullable,
  orNull,
  pictureUrlSchema,
} from '../../contract/fields'
import { onePage, pageQuery } from '../../contract/paging'
import { changeHeaders, idempotencyHeaders, operationsOf } from '../../contract/operation'
import { audience, Kick, targetOn, targetPrecision } from '../kick/schemas'
import { Creator } from '../creator/creator'

/** Maximum number of Kicks in a Bucket's response; `kickCount` has the total. */
export const kicksShown = { inList: 20, inDetail: 1000 } as const

const name = nameText('Title', noTitle)
const description = longText('Bio')
const picture = nullable(pictureUrlSchema('Picture'))

export const Bucket = namedObject('Bucket', 'A themed list of Kicks.', {
  ...entityFields,
  name,
  description,
  picture,
  audience,
  createdBy: Creator,
  kicks: Type.Array(reference(Kick), {
    description: `In the order of the Bucket, at first that of their addition: up to ${kicksShown.inList} of each Bucket in a list, up to ${kicksShown.inDetail} in a single one, with the first ${excerptLength} characters of their descriptions.`,
  }),
  kickCount: Type.Integer({ minimum: 0, description: 'Total number of Kicks that the user may see.' }),
  position: Type.Optional(
    orNull.integer({
      description:
        'The place in the user’s own order, ascending. Null for a Bucket that is newer than the order; these come first. Only for their owner.',
    }),
  ),
  link: linkState,
  hidden: hiddenField,
  doneCount: optional.integer({
    minimum: 0,
    description: 'How many of them the user has done. Missing for links.',
  }),
})

export const BucketChange = namedPartial(
  'BucketChange',
  `The fields of a Bucket that can be changed. ${missingKeep}`,
  { name, description, picture, audience },
)

export const BucketFields = namedObject(
  'BucketFields',
  'A new Bucket, which is Private by default. A missing picture, null and an empty one mean the same.',
  { ...BucketChange.properties, name },
)

export const KickInBucket = namedObject('KickInBucket', 'The Kick and the Bucket.', {
  bucketId: Type.String({ title: 'Bucket', description: 'The Bucket of the path.' }),
  kickId: Type.String({ title: 'Kick' }),
})

/** Limits of wishes: per call, per 24 hours, and characters of one. */
export const wishLimits = { perCall: 100, perDay: 500, characters: 200 } as const

const lines = Type.Array(
  Type.Object({
    text: Type.String({
      title: 'Wish',
      description: `At most ${wishLimits.characters} characters. A line without a visible one is skipped.`,
    }),
    done: optional.boolean({ title: 'Done', description: 'Whether the user did it, some time ago.' }),
  }),
  { title: 'Lines', minItems: 1, maxItems: wishLimits.perCall },
)

export const Wishes = namedObject('Wishes', 'The lines of a list of wishes; each line becomes one wish.', {
  lines,
})

export const SomedayWishes = namedObject(
  'SomedayWishes',
  'Wishes, and the name of the Bucket for them: Someday by default.',
  { lines, name: Type.Optional(name) },
)

export const KickTarget = namedObject(
  'KickTarget',
  'When the user wants to do a Kick; both are null for some day.',
  { targetOn: nullable(targetOn), targetPrecision: nullable(targetPrecision) },
)

export const ShownWishes = namedObject(
  'ShownWishes',
  'Kicks of the user in a Bucket, and whether those who may open the Bucket see them.',
  {
    kicks: Type.Array(
      Type.Object({
        kickId: Type.String({ format: 'uuid' }),
        shown: Type.Boolean({ title: 'Shown', description: 'Whether the Bucket shows it.' }),
      }),
      { title: 'Kicks', minItems: 1, maxItems: kicksShown.inDetail },
    ),
  },
)

export type BucketChange = Static<typeof BucketChange>

const params = Type.Object({ bucketId: idParameter })
const operation = operationsOf({ tags: ['Buckets'], security: [{ token: [] }] })
const bucket = reference(Bucket)
const changed = { 200: bucket, ...problems(400, 401, 404, 413, 415) }

export const listBuckets = operation('listBuckets', {
  summary: 'The user’s own Buckets, or those that somebody shares, newest first',
  querystring: Type.Object({
    ...pageQuery.properties,
    createdBy: optional.string({
      title: 'createdBy',
      format: 'uuid',
      description: 'Those of the user with this id that the caller may see, without Private ones.',
    }),
    kicks: optional.choice(['none'], {
      title: 'kicks',
      description: 'Leaves the Kicks out, for a list of names and numbers.',
    }),
  }),
  response: { 200: onePage(bucket), ...problems(400, 401) },
})

export const createBucket = operation('createBucket', {
  summary: 'Create a Bucket',
  headers: idempotencyHeaders,
  body: reference(BucketFields),
  response: { 201: bucket, ...problems(400, 401, 413, 415, 422) },
})

export const readBucket = operation('getBucket', {
  summary: 'One of the user’s own Buckets, or one that somebody shares with the user',
  params,
  response: { 200: bucket, ...problems(401, 404) },
})

export const updateBucket = operation('updateBucket', {
  summary: 'Change a Bucket',
  description: 'Keeps its Kicks.',
  params,
  headers: changeHeaders,
  body: reference(BucketChange),
  response: { ...changed, ...problems(412) },
})

export const deleteBucket = operation('deleteBucket', {
  summary: 'Delete a Bucket',
  description: 'Does not delete its Kicks.',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 404) },
})

export const addKick = operation('addKickToBucket', {
  summary: 'Add a Kick to a Bucket',
  description: 'A Kick of anybody. Idempotent.',
  params,
  body: reference(KickInBucket),
  response: changed,
})

export const removeKick = operation('removeKickFromBucket', {
  summary: 'Remove a Kick from a Bucket',
  description: 'Does not delete the Kick. Idempotent.',
  params,
  body: reference(KickInBucket),
  response: changed,
})

export const addWishes = operation('addWishes', {
  summary: 'Write down wishes',
  description: `Makes a Private Kick of each line and adds them to the Bucket, all or none. At most ${wishLimits.perDay} in 24 hours.`,
  params,
  headers: idempotencyHeaders,
  body: reference(Wishes),
  response: {
    201: Type.Array(reference(Kick), { description: 'The new Kicks, in the order of the lines.' }),
    ...problems(400, 401, 404, 409, 413, 415, 422),
  },
})

export const addSomedayWishes = operation('createSomedayWishes', {
  summary: 'Write down wishes in a Bucket by its name',
  description:
    'Adds them to the user’s oldest Bucket with this name, which is created if there is none. Otherwise as `POST /api/bucket/{bucketId}/wishes`.',
  headers: idempotencyHeaders,
  body: reference(SomedayWishes),
  response: {
    201: Type.Object({
      bucket,
      kicks: Type.Array(reference(Kick), { description: 'The new Kicks, in the order of the lines.' }),
    }),
    ...problems(400, 401, 404, 409, 413, 415, 422),
  },
})

export const showWishes = operation('showWishes', {
  summary: 'Show Kicks of one’s own in a Bucket',
  description:
    'To all who may open the Bucket, by its audience or by a link, also if they cannot see the Kicks otherwise. All or none. Idempotent.',
  params,
  body: reference(ShownWishes),
  response: { ...changed, ...problems(409) },
})

export const setTarget = operation('setKickTarget', {
  summary: 'Set the target date of a Kick in a Bucket',
  description: 'Only the owner of the Bucket sees it. Idempotent.',
  params: Type.Object({ bucketId: idParameter, kickId: idParameter }),
  body: reference(KickTarget),
  response: changed,
})
