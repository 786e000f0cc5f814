import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { streamedUpload } from '@bucketeer/host/http'
import { createConcurrencyLimit } from '../../http/concurrency-limit'
import type { Routes } from '../../app-deps'
import { addressKey } from '../../limits/address-key'
import { limitByUser } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { createPictureFiles } from './picture-files'
import { createPictureUrls } from './picture-urls'
import { createPictureRepository } from './repository'
import { maxPerPerson, requireRoom, savePicture } from './save-picture'
import { uploadPicture } from './schemas'
import { createUploadFolder, receiveFile, uploadLimits } from './upload-form'
import { words } from './words'

/** Allows a class behind one address, and stops several accounts of one user from multiplying their limit. */
const maxPerClient = 25
const headers = { 'retry-after': '5' }

const limitPerPerson = createConcurrencyLimit({ max: maxPerPerson, message: words.tooManyOfYours, headers })
const limitPerClient = createConcurrencyLimit({
  max: maxPerClient,
  message: words.tooManyOfYourNetwork,
  headers,
})

/** A browser reads the response only after it has sent everything. */
const discardRest = ({ raw }: FastifyRequest) => void raw.unpipe().resume()

/** Registers /api/upload. */
export const uploadRoutes: Routes = async (app, { config, database, store }) => {
  const { publicUrl, dataDir, storagePerPerson } = config
  const pictureUrls = createPictureUrls(database, publicUrl)
  const files = createPictureFiles(store)
  const repository = createPictureRepository(database)
  const { pictures } = app.metrics
  const places = { files, repository, storagePerPerson, encoding: pictures.encoding }
  const folder = createUploadFolder(dataDir)
  app.addHook('onReady', () => folder.cleanUp())

  const take = async (request: FastifyRequest, path: string) => {
    const ownerId = request.user.id
    await requireRoom(places, { ownerId, bytes: 1 })
    await receiveFile(request, path)
    return savePicture(places, { path, ownerId })
  }

  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode >= 400) pictures.refused.inc({ status: reply.statusCode })
    done()
  })

  await app.register(multipart, { limits: uploadLimits })
  // Rejects other content types with a message.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.post(
    '/api/upload',
    // The schema is documentation only: a form's body cannot be validated before it is parsed.
    {
      schema: uploadPicture,
      config: streamedUpload,
      onRequest: [signedIn, limitByUser('upload-by-person')],
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const id = await limitPerClient
        .run(addressKey(request.ip), () =>
          limitPerPerson.run(request.user.id, () => folder.withFile((path) => take(request, path))),
        )
        .finally(() => discardRest(request))
      pictures.uploaded.inc()
      const urls = await pictureUrls()
      // A form may show the picture a moment after its Private thing was saved.
      return reply.code(201).send({ secure_url: urls.of(id, false) })
    },
  )
}
