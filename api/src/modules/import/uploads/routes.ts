import multipart from '@fastify/multipart'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { HttpError, streamedUpload } from '@bucketeer/host/http'
import { newId } from '@bucketeer/host/server'
import type { AppDeps, Routes } from '../../../app-deps'
import { limitByUser } from '../../../limits/limits'
import { createPictureRepository } from '../../media/repository'
import { createUploadFolder, receiveFile } from '../../media/upload-form'
import { keyOfFile } from '../jobs/run-import'
import { presentImport } from '../presenter'
import { createImportRepository, type ImportRecord } from '../repository'
import { createImport } from '../schemas'
import { files as words } from '../words'

/** Maximum bytes of a file. */
const largestFile = 200 * 1024 * 1024
const form = { field: 'file', maxBytes: largestFile, words }
const limits = { fileSize: largestFile, files: 2, fields: 10, fieldSize: 1024, parts: 12 }

/** Registers the upload of a file to import. `wake` has a server read it. */
export const importUploadRoutes =
  (wake: () => void): Routes =>
  async (app, deps) => {
    const folder = createUploadFolder(deps.config.dataDir)
    await app.register(multipart, { limits })
    // Rejects other content types with a message.
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))

    app.post(
      '',
      {
        schema: createImport,
        config: streamedUpload,
        onRequest: limitByUser('import-by-person'),
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const added = await folder
          .withFile(async (path) =>
            addImport(deps, {
              userId: request.user.id,
              path,
              fileName: await receiveFile(request, path, form),
            }),
          )
          // A browser reads the response only after it has sent everything.
          .finally(() => request.raw.unpipe().resume())
        wake()
        return reply.code(201).send(presentImport(added))
      },
    )
  }

/** Stores the file at a path. @throws HttpError if the storage of the user is full */
async function addImport(
  { config, database, store }: AppDeps,
  { userId, path, fileName }: { userId: string; path: string; fileName: string },
): Promise<ImportRecord> {
  const imports = createImportRepository(database)
  const { size: bytes } = await stat(path)
  const kept = (await createPictureRepository(database).keptBy(userId)) + (await imports.bytesOf(userId))
  if (kept + bytes > config.storagePerPerson) throw new HttpError(413, words.full)
  const id = newId()
  await imports.add({ id, userId, bytes, fileName: basename(fileName).slice(-200) })
  await store.put(keyOfFile(id), createReadStream(path))
  return imports.begin({ userId, importId: id }, ['reading'], 'reading')
}
