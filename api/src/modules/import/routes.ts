import { register, type Routes } from '../../app-deps'
import { runDaily } from '../../daily/run-daily'
import { runJobs } from '../../jobs/run-jobs'
import { limitTexts } from '../../limits/limits'
import { createPictureFiles } from '../media/picture-files'
import { createPictureRepository } from '../media/repository'
import { signedIn } from '../session/signed-in'
import { createImportJobs, keyOfFile } from './jobs/run-import'
import { createPhotoSaver } from './jobs/save-photos'
import { presentImport } from './presenter'
import { createImportRepository, ownImport } from './repository'
import { importRowRoutes } from './rows/routes'
import * as call from './schemas'
import { importUploadRoutes } from './uploads/routes'

/** Registers /api/import: content of other sites and programs. */
export const importRoutes: Routes = async (app, deps) => {
  const { config, database, store } = deps
  const imports = createImportRepository(database)
  const savePhotos = createPhotoSaver(
    {
      files: createPictureFiles(store),
      repository: createPictureRepository(database),
      storagePerPerson: config.storagePerPerson,
      encoding: app.metrics.pictures.encoding,
    },
    config.dataDir,
  )
  const wake = runJobs(app, { name: 'Working on imports', ...createImportJobs({ ...deps, savePhotos }) })
  app.addHook('onRequest', signedIn)
  await register(app, importUploadRoutes(wake), deps)
  await register(app, importRowRoutes, deps)

  runDaily(app, database, {
    name: 'Deleting old imports',
    async run() {
      // Before the rows are read: an import has a row before it has a file.
      const stored = await store.list('imports')
      const kept = new Set(await imports.deleteExpired())
      for (const id of stored) if (!kept.has(id)) await store.delete(keyOfFile(id))
    },
  })

  app.get('', { schema: call.listImports }, async ({ user }) =>
    (await imports.list(user.id)).map(presentImport),
  )

  app.get('/:importId', { schema: call.readImport }, async (request) =>
    presentImport(await imports.find(ownImport(request))),
  )

  const begin = async (...work: Parameters<typeof imports.begin>) => {
    const begun = await imports.begin(...work)
    wake()
    return presentImport(begun)
  }

  app.put('/:importId/choices', { schema: call.chooseForImport, onRequest: limitTexts }, async (request) => {
    const it = ownImport(request)
    const choices = { ...(await imports.find(it)).choices, ...request.body }
    const { columns, dateOrder } = request.body
    if (columns || dateOrder) return begin(it, ['asks', 'read', 'failed'], 'reading', { choices })
    return presentImport(await imports.change(it, ['asks', 'read', 'brought'], { choices }))
  })

  app.post('/:importId/bring', { schema: call.bringImport }, async (request, reply) =>
    reply.code(202).send(await begin(ownImport(request), ['read', 'brought'], 'bringing')),
  )

  app.post('/:importId/take-back', { schema: call.takeImportBack }, async (request, reply) =>
    reply.code(202).send(await begin(ownImport(request), ['brought'], 'taking back')),
  )

  app.delete('/:importId', { schema: call.deleteImport }, async (request) => {
    await imports.remove(ownImport(request), ['reading', 'asks', 'read', 'failed', 'taken back'])
    await store.delete(keyOfFile(request.params.importId))
  })
}
