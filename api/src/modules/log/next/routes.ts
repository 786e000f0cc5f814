import Type from 'typebox'
import { describedObject, problems, reference } from '@bucketeer/host/server'
import { idParameter, nullable } from '../../../contract/fields'
import { operation } from '../schemas'
import { limitUpTo } from '../../../contract/paging'
import { Kick, targetOn, targetPrecision } from '../../kick/schemas'
import type { Routes } from '../../../app-deps'
import { presentKick } from '../../kick/presenter'
import { createPictureUrls } from '../../media/picture-urls'
import { createNextUpRepository } from './repository'

/** The largest number of suggestions. */
const maxNext = 5

const suggestion = Type.Object({
  kick: reference(Kick),
  bucket: describedObject('The Bucket with the nearest target, or else the first with the Kick.', {
    _id: Type.String({ format: 'uuid' }),
    name: Type.String(),
  }),
  targetOn: nullable(targetOn),
  targetPrecision: nullable(targetPrecision),
})

const listNextUp = operation('listNextUp', {
  summary: 'Lists wishes to do next',
  description:
    'Kicks of the user’s own Buckets that the user has neither done nor let go: those that were never put off first, then the longest put off; among these the nearest target first, then the newest.',
  querystring: Type.Object({
    limit: limitUpTo(maxNext, 1, 'Kicks'),
  }),
  response: { 200: Type.Array(suggestion), ...problems(400, 401) },
})

const putOffNextUp = operation('putOffNextUp', {
  summary: 'Put off a Kick of the user’s own Buckets',
  description: 'Others are suggested before it.',
  params: Type.Object({ kickId: idParameter }),
  response: { 204: Type.Null({ description: 'Put off.' }), ...problems(401, 404) },
})

/** Registers /api/log/next: which Kick the user might do next. */
export const nextUpRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const nextUp = createNextUpRepository(database)
  const pictureUrls = createPictureUrls(database, publicUrl)

  app.get('', { schema: listNextUp }, async ({ user, query: { limit = 1 } }) => {
    const [rows, pictures] = await Promise.all([nextUp.list(user, limit), pictureUrls()])
    return rows.map(({ bucket, targetOn, targetPrecision, ...kick }) => ({
      kick: presentKick(kick, { viewer: user, publicUrl, pictures }),
      bucket: { _id: bucket.id, name: bucket.name },
      targetOn,
      targetPrecision,
    }))
  })

  app.post('/:kickId/not-now', { schema: putOffNextUp }, ({ user, params }) =>
    nextUp.putOff(user, params.kickId),
  )
}
