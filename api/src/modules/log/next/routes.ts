import type { Routes } from '../../../app-deps'
import { presentKick } from '../../kick/presenter'
import { createPictureUrls } from '../../media/picture-urls'
import { createNextUpRepository } from './repository'
import * as call from './schemas'

/** Registers /api/log/next: which Kick the user might do next. */
export const nextUpRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const nextUp = createNextUpRepository(database)
  const pictureUrls = createPictureUrls(database, publicUrl)

  app.get('', { schema: call.listNextUp }, async ({ user, query: { limit = 1 } }) => {
    const [rows, pictures] = await Promise.all([nextUp.list(user, limit), pictureUrls()])
    return rows.map(({ bucket, targetOn, targetPrecision, ...kick }) => ({
      kick: presentKick(kick, { viewer: user, publicUrl, pictures }),
      bucket: { _id: bucket.id, name: bucket.name },
      targetOn,
      targetPrecision,
    }))
  })

  app.post('/:kickId/not-now', { schema: call.putOffNextUp }, async ({ user, params }, reply) => {
    await nextUp.putOff(user, params.kickId)
    return reply.code(204).send(null)
  })
}
