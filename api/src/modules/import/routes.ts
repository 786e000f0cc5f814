import multipart from '@fastify/multipart'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { HttpError, streamedUpload } from '@bucketeer/host/http'
import { newId } from '@bucketeer/host/server'
import type { Routes } from '../../app-deps'
import { nextLink } from '../../contract/paging'
import { runDaily } from '../../daily/run-daily'
import { runJobs } from '../../jobs/run-jobs'
import { limitByUser, limitTexts } from '../../limits/limits'
import { rowStates } from '../../database/import-schema'
import { createPictureFiles } from '../media/picture-files'
import { createPictureRepository } from '../media/repository'
import { createUploadFolder, receiveFile } from '../media/upload-form'
import { signedIn } from '../session/signed-in'
import { fixedRow } from './fix-item'
import { createImportJobs, keyOfFile } from './jobs/run-import'
import { createPhotoSaver } from './jobs/save-photos'
import { presentImport, presentRow } from './presenter'
import { createImportRepository, type OwnImport } from './repository'
import { csvHeader, csvLine } from './rows-csv'
import { createImportRowRepository, type RowRecord } from './rows/repository'
import * as call from './schemas'
import { files as fileWords } from './words'

/** Maximum bytes of a file. */
const largestFile = 200 * 1024 * 1024
const form = { field: 'file', maxBytes: largestFile, words: fileWords }
const uploadLimits = { fileSize: largestFile, files: 2, fields: 10, fieldSize: 1024, parts: 12 }

/** Rows of a page of the CSV file. */
const csvPage = 200

/** Registers /api/import: content of other sites and programs. */
export const importRoutes: Routes = async (app, deps) => {
  const { config, database, store } = deps
  const imports = createImportRepository(database)
  const rows = createImportRowRepository(database)
  const repository = createPictureRepository(database)
  const { encoding } = app.metrics.pictures
  const places = {
    files: createPictureFiles(store),
    repository,
    storagePerPerson: config.storagePerPerson,
    encoding,
  }
  const savePhotos = createPhotoSaver(places, config.dataDir)
  const wake = runJobs(app, { name: 'Working on imports', ...createImportJobs({ ...deps, savePhotos }) })
  const folder = createUploadFolder(config.dataDir)
  app.addHook('onRequest', signedIn)

  runDaily(app, database, {
    name: 'Deleting old imports',
    async run() {
      const kept = new Set(await imports.deleteExpired())
      for (const id of await store.list('imports')) if (!kept.has(id)) await store.delete(keyOfFile(id))
    },
  })

  /** Stores the file at a path. @throws HttpError if the storage of the user is full */
  async function add(userId: string, path: string, fileName: string) {
    const { size: bytes } = await stat(path)
    const kept = (await repository.keptBy(userId)) + (await imports.bytesOf(userId))
    if (kept + bytes > config.storagePerPerson) throw new HttpError(413, fileWords.full)
    const it = { userId, importId: newId() }
    await imports.add({ id: it.importId, userId, bytes, fileName: basename(fileName).slice(-200) })
    await store.put(keyOfFile(it.importId), createReadStream(path))
    await imports.ready(it.importId)
    wake()
    return imports.find(it)
  }

  await app.register(multipart, { limits: uploadLimits })
  // Rejects other content types with a message.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  app.post(
    '',
    {
      schema: call.createImport,
      config: streamedUpload,
      onRequest: limitByUser('import-by-person'),
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const added = await folder
        .withFile(async (path) => add(request.user.id, path, await receiveFile(request, path, form)))
        // A browser reads the response only after it has sent everything.
        .finally(() => request.raw.unpipe().resume())
      return reply.code(201).send(presentImport(added))
    },
  )

  app.get('', { schema: call.listImports }, async ({ user }) =>
    (await imports.list(user.id)).map(presentImport),
  )

  const own = ({ user, params }: { user: { id: string }; params: { importId: string } }): OwnImport => ({
    userId: user.id,
    importId: params.importId,
  })

  app.get('/:importId', { schema: call.readImport }, async (request) =>
    presentImport(await imports.find(own(request))),
  )

  app.put('/:importId/choices', { schema: call.chooseForImport, onRequest: limitTexts }, async (request) => {
    const { body: choices } = request
    const { choices: present } = await imports.find(own(request))
    const isSame =
      JSON.stringify([choices.columns, choices.dateOrder]) ===
      JSON.stringify([present.columns, present.dateOrder])
    if (isSame)
      return presentImport(await imports.change(own(request), ['asks', 'read', 'brought'], { choices }))
    const changed = await imports.begin(own(request), ['asks', 'read', 'failed'], 'reading', { choices })
    wake()
    return presentImport(changed)
  })

  app.get('/:importId/row', { schema: call.listImportRows }, async (request, reply) => {
    const { query, params } = request
    const { state, limit = 100, cursor: after = 0 } = query
    await imports.find(own(request))
    const page = await rows.list(own(request), state ? [state] : rowStates, { limit, after })
    const items = page.items.map(({ number }) => ({ id: String(number) }))
    const path = `${app.prefix}/${params.importId}/row`
    reply.headers(nextLink(path, { limit }, { items, hasMore: page.hasMore }, { state }))
    return page.items.map(presentRow)
  })

  app.put(
    '/:importId/row/:number',
    { schema: call.updateImportRow, onRequest: limitTexts },
    async (request) => {
      const { number } = request.params
      await imports.find(own(request))
      await rows.fix(own(request), number, (item) => fixedRow(item, request.body))
      return presentRow(await rows.find(own(request), number))
    },
  )

  app.get('/:importId/rows.csv', { schema: call.downloadImportRows }, async (request, reply) => {
    await imports.find(own(request))
    const { state } = request.query
    async function* lines() {
      yield csvHeader
      let [page, after] = [{ items: new Array<RowRecord>(), hasMore: true }, 0]
      while (page.hasMore) {
        page = await rows.list(own(request), [state], { limit: csvPage, after })
        yield page.items.map(csvLine).join('')
        after = page.items.at(-1)?.number ?? after
      }
    }
    reply.header('content-disposition', `attachment; filename="${state}.csv"`)
    return reply.type('text/csv; charset=utf-8').send(Readable.from(lines()))
  })

  app.post('/:importId/bring', { schema: call.bringImport }, async (request, reply) => {
    const begun = await imports.begin(own(request), ['read', 'brought'], 'bringing', {
      expiresAt: inThirtyDays(),
    })
    wake()
    return reply.code(202).send(presentImport(begun))
  })

  app.post('/:importId/take-back', { schema: call.takeImportBack }, async (request, reply) => {
    const begun = await imports.begin(own(request), ['brought'], 'taking back')
    wake()
    return reply.code(202).send(presentImport(begun))
  })

  app.delete('/:importId', { schema: call.deleteImport }, async (request, reply) => {
    await imports.remove(own(request), ['reading', 'asks', 'read', 'failed', 'taken back'])
    await store.delete(keyOfFile(request.params.importId))
    return reply.code(204).send(null)
  })
}

const dayMs = 24 * 60 * 60 * 1000
const inThirtyDays = () => new Date(Date.now() + 30 * dayMs)
