import multipart from '@fastify/multipart'
import type { Routes } from '../../http/typed-app'
import { byPerson } from '../../limits/limits'
import { signedIn } from '../auth/signed-in'
import { createPictureFiles } from './picture-files'
import { pictureUrl } from './picture-url'
import { createPictureRepository } from './repository'
import { savePicture } from './save-picture'
import { uploadPicture } from './schemas'
import { receivePicture, uploadLimits } from './upload-form'

/** /api/upload: pictures come in. */
export const uploadRoutes: Routes = async (app, { config: { publicUrl }, database, store }) => {
  const files = createPictureFiles(store)
  const repository = createPictureRepository(database)
  await app.register(multipart, { limits: uploadLimits })
  // What is no form gets an answer that says so.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.post(
    '/api/upload',
    // The schema is for readers: a form has no body that could be checked before its parts are read.
    {
      schema: uploadPicture,
      onRequest: [signedIn, byPerson('upload-by-person')],
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const upload = await receivePicture(request)
      const id = await savePicture({ files, repository }, { upload, ownerId: request.user.id })
      return reply.code(201).send({ secure_url: pictureUrl(id, publicUrl) })
    },
  )
}
