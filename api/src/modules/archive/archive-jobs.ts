import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../app-deps'
import { textsIn } from '../../http/server-texts'
import { siteOrigin } from '../../http/site-origin'
import { runJobs } from '../../jobs/run-jobs'
import { archiveKey, makeArchive } from './make-archive'
import { createArchiveRepository, type ArchiveRow } from './repository'

/** Milliseconds between two updates of the progress, which also renew the lease. */
const progressIntervalMs = 1000

const withdrawn = () => new Error('The archive was withdrawn.')

/**
 * Makes archives, and deletes the files of those that were withdrawn or have expired, while the app listens.
 * @returns a function that starts the next job at once
 */
export function runArchiveJobs(app: FastifyInstance, { config, database, store }: AppDeps) {
  const archives = createArchiveRepository(database)

  const remove = async ({ id }: ArchiveRow) => {
    await store.delete(archiveKey(id))
    await archives.delete(id)
  }

  const make = async (archive: ArchiveRow, userId: string, signal: AbortSignal) => {
    let updatedAt = -Infinity
    const bytes = await makeArchive(archive.id, userId, {
      database,
      store,
      site: siteOrigin(app, config),
      language: archive.language,
      say: await textsIn(archive.language),
      signal,
      onProgress: async (progress) => {
        if (performance.now() - updatedAt < progressIntervalMs) return
        if (!(await archives.progress(archive.id, progress))) throw withdrawn()
        updatedAt = performance.now()
      },
    })
    if (!(await archives.finish(archive, bytes))) throw withdrawn()
  }

  return runJobs<ArchiveRow>(app, {
    name: 'Making archives',
    claim: archives.claim,
    run: async (archive, signal) => {
      const { id, userId, state } = archive
      if (userId === null || state !== 'making') return remove(archive)
      try {
        await make(archive, userId, signal)
      } catch (error) {
        const isFailed = !signal.aborted && (await archives.fail(id))
        // The next job deletes what was withdrawn.
        if (!isFailed) await archives.release(id)
        if (isFailed || signal.aborted) throw error
      }
    },
  })
}
