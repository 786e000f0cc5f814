import { found, NotFound } from '@bucketeer/host/server'
import { utcDay } from '@bucketeer/platform/text'
import type { Routes } from '../../app-deps'
import { isId } from '../../contract/fields'
import { languageOf } from '../../http/server-texts'
import { createSiteKey } from '../../site-key/repository'
import { nowSeconds, signedSeconds, signUrl } from '../media/picture-urls'
import { SignatureQuery } from '../media/schemas'
import { signedIn } from '../session/signed-in'
import { requirePassword } from '../user/policy'
import { createUserRepository } from '../user/repository'
import { runArchiveJobs } from './archive-jobs'
import { ArchiveFile } from './format'
import { archiveKey } from './make-archive'
import { createArchiveRepository, type ArchiveRow } from './repository'
import * as call from './schemas'
import { noSuchArchive } from './words'

const present = ({ id, createdAt, expiresAt, ...archive }: ArchiveRow) => ({
  ...archive,
  _id: id,
  madeAt: createdAt.toISOString(),
  expiresAt: expiresAt && expiresAt.toISOString(),
})

const linkSeconds = 5 * 60

const fileName = ({ createdAt }: ArchiveRow) => `bucketeer-${utcDay(createdAt)}.zip`

/** Registers /api/archive: what a user has, as files. */
export const archiveRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const archives = createArchiveRepository(database)
  const users = createUserRepository(database)
  const siteKey = createSiteKey(database, 'archives')
  const makeNext = runArchiveJobs(app, deps)

  app.get('/schema', { schema: call.readArchiveSchema }, () => ArchiveFile)

  app.get('', { schema: call.readArchive, onRequest: signedIn }, async ({ user }) => {
    const archive = await archives.newest(user.id)
    return { archive: archive ? present(archive) : null }
  })

  app.post('', { schema: call.createArchive, onRequest: signedIn }, async (request, reply) => {
    const { user, body, server } = request
    await requirePassword(users, request, body.password)
    reply.code(202)
    const newest = await archives.newest(user.id)
    if (newest?.state === 'making') return present(newest)
    await server.limits.consume('archive-by-person', user.id)
    const created = await archives.create(user.id, user.language ?? languageOf(request, config))
    makeNext()
    return present(found(created, noSuchArchive))
  })

  app.post(
    '/:archiveId/link',
    { schema: call.linkToArchive, onRequest: signedIn },
    async ({ params: { archiveId }, user }) => {
      const archive = found(await archives.findReady(archiveId, user.id), noSuchArchive)
      const until = nowSeconds() + linkSeconds
      const signature = signUrl(await siteKey(), archive.id, until)
      return {
        url: `/media/archive/${archive.id}/${fileName(archive)}?until=${until}&signature=${signature}`,
      }
    },
  )

  app.delete('/:archiveId', { schema: call.deleteArchive, onRequest: signedIn }, async ({ params, user }) => {
    if (!(await archives.withdraw(params.archiveId, user.id))) throw new NotFound(noSuchArchive)
    makeNext()
  })
}

/** Registers the signed URLs of archives, which browsers open as a download. */
export const archiveFileRoutes: Routes = async (app, { database, store }) => {
  const archives = createArchiveRepository(database)
  const siteKey = createSiteKey(database, 'archives')

  app.get(
    '/media/archive/:archiveId/:file',
    { schema: { hide: true, params: call.ArchiveFileParams, querystring: SignatureQuery } },
    async ({ params: { archiveId, file }, query }, reply) => {
      const isSigned = isId(archiveId) && (await signedSeconds(siteKey, archiveId, query)) > 0
      const archive = isSigned ? await archives.findReady(archiveId) : undefined
      const zip = archive && file === fileName(archive) && (await store.open(archiveKey(archive.id)))
      if (!zip) throw new NotFound(noSuchArchive)
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': zip.size,
          'content-disposition': `attachment; filename="${file}"`,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .send(zip.stream)
    },
  )
}
