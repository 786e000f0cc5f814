import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { cutText } from '@bucketeer/platform/text'
import { HttpError } from '@bucketeer/host/http'
import { DomainError, InvalidValue } from '@bucketeer/host/server'
import type { AppDeps } from '../../../app-deps'
import type { ImportState } from '../tables'
import { textsIn } from '../../../http/server-texts'
import { paced } from '../../../jobs/paced'
import { createUploadFolder } from '../../media/upload-form'
import { checkItem } from '../check-item'
import type { ImportItem, Source } from '../items'
import { kindsInOrder, type PicturedRow } from '../kinds'
import { createPlaceMatcher, withGround } from '../places'
import { keyOf } from '../present/repository'
import { openUpload } from '../readers/open'
import type { ReadRow, Upload } from '../readers/upload'
import type { Working } from '../repository'
import { takeBack } from '../take-back/repository'
import { createThingRepository } from '../things/repository'
import { checkPlace, creditOf, fileGone, interrupted, twice } from '../words'
import { createJobRepository, type Job, LeaseLost, type NewRow } from './repository'
import type { createPhotoSaver } from './save-photos'

export const keyOfFile = (importId: string) => `imports/${importId}`

/** Rows that are stored, created and deleted together. */
const batch = { read: 50, brought: 25, takenBack: 100 }

/** A job that takes longer goes to the end of the queue, so that the imports of others are not delayed for long. */
const turnMs = 30_000

/** How often the lease is renewed while photos are saved. */
const renewalMs = 15_000

/** Failed attempts without progress, a minute apart. That of a server that was killed does not count. */
const maxAttempts = 10

/** The state in which a failure leaves an import. */
const afterFailure: Record<Working, ImportState> = {
  reading: 'failed',
  bringing: 'brought',
  'taking back': 'brought',
}

/** The maximum number of characters of a description. */
const longestDescription = 20_000

/** Creates the function that finds the place of a row that was read, and checks it. */
function createRowCheck(database: AppDeps['database']) {
  const matchPlace = createPlaceMatcher(database)

  async function placed(item: ImportItem, source: Source, isMatched: boolean | undefined) {
    // An archive of a site has all that its Kicks have.
    if (item.kind !== 'kick' || source === 'bucketeer') return { item }
    const kick = await withGround(isMatched ? await matchPlace(item) : item)
    return { item: kick, proposal: isMatched && kick.location ? checkPlace : undefined }
  }

  return async function rowOf(
    source: Source,
    number: number,
    { at, item: read, look, unreadable, ...row }: ReadRow,
  ): Promise<NewRow> {
    if (!read) return { number, at, state: 'unreadable', reason: unreadable ?? look }
    const { item: found, proposal } = await placed(read, source, row.matchPlace)
    const { item, problem } = checkItem(found)
    const reason = look ?? problem ?? proposal
    return { number, at, item, state: reason ? 'look' : 'new', reason }
  }
}

/** Creates the function that leaves out a row which a file has a second time. */
function createTwinCheck(source: Source) {
  const keys = new Set<string>()
  return (row: NewRow): NewRow => {
    const key = row.item && keyOf(source, row.item)
    if (!key) return row
    if (keys.has(key)) return { ...row, leftOut: true, reason: twice }
    keys.add(key)
    return row
  }
}

/** Creates the function that takes back all that an import brought. */
function createTakeBack({ database, store }: AppDeps) {
  const jobs = createJobRepository(database)
  const things = createThingRepository(database)
  return async function takeAllBack(job: Job, signal: AbortSignal) {
    const turnEnds = performance.now() + turnMs
    for (const kind of ['entry', 'story', 'journal', 'kick', 'bucket'] as const)
      for (;;) {
        signal.throwIfAborted()
        const rows = await things.next(job, { kind, state: 'brought', limit: batch.takenBack })
        if (rows.length === 0) break
        job.leasedUntil = await paced(() =>
          database.transaction((transaction) => takeBack(transaction, job, { kind, rows })),
        )
        if (performance.now() > turnEnds) return jobs.release(job)
      }
    await jobs.release(job, { state: 'taken back', bytes: 0 })
    await store.delete(keyOfFile(job.id))
  }
}

interface Deps extends AppDeps {
  savePhotos: ReturnType<typeof createPhotoSaver>
}

/** Creates the functions by which servers find and do the work on imports. */
export function createImportJobs({ savePhotos, ...deps }: Deps) {
  const { config, database, store } = deps
  const jobs = createJobRepository(database)
  const things = createThingRepository(database)
  const rowOf = createRowCheck(database)
  const folder = createUploadFolder(config.dataDir)

  /** Calls `work` with the file of an import. @throws InvalidValue if it cannot be read */
  const withUpload = (job: Job, work: (upload: Upload) => Promise<void>) =>
    folder.withFile(async (path) => {
      const file = await store.open(keyOfFile(job.id))
      if (!file) throw new InvalidValue(fileGone)
      await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }))
      const upload = await openUpload(path, job.fileName, job.choices)
      await work(upload).finally(() => upload.close())
    })

  const read = (job: Job, signal: AbortSignal) =>
    withUpload(job, async (upload) => {
      const { source, asks = null } = upload
      job.leasedUntil = await jobs.beginReading(job, { source, asks })
      const { columns, dateOrder } = job.choices
      if ((asks?.columns && !columns) || (asks?.dateOrder && !dateOrder))
        return jobs.release(job, { state: 'asks' })
      const checkTwin = createTwinCheck(source)
      let number = 0
      const storeRows = async (part: ReadRow[]) => {
        signal.throwIfAborted()
        const rows: NewRow[] = []
        for (const row of part) rows.push(checkTwin(await rowOf(source, (number += 1), row)))
        job.leasedUntil = await jobs.addRows(job, source, rows)
      }
      const part: ReadRow[] = []
      const storePart = () => paced(() => storeRows(part.splice(0)))
      for await (const row of upload.rows()) {
        part.push(row)
        if (part.length === batch.read) await storePart()
      }
      if (part.length > 0) await storePart()
      await jobs.release(job, { state: 'read' })
    })

  const bring = (job: Job, signal: AbortSignal) =>
    withUpload(job, async (upload) => {
      const turnEnds = performance.now() + turnMs
      const say = await textsIn((await jobs.languageOf(job)) ?? config.siteLanguage)
      const credited = ({ by, description }: { by: string | null; description: string }) => {
        if (by === null) return description
        const credit = creditOf(say, by)
        return `${cutText(description, longestDescription - credit.length - 2)}\n\n${credit}`.trim()
      }
      let renewsAt = performance.now() + renewalMs
      const keepLease = async () => {
        signal.throwIfAborted()
        if (performance.now() < renewsAt) return
        job.leasedUntil = await jobs.renewLease(job)
        renewsAt = performance.now() + renewalMs
      }
      const photosOf = (item: ImportItem) =>
        job.choices.photosLeftOut
          ? { photos: [], missing: 0 }
          : savePhotos(upload, item, { ownerId: job.userId, keepLease })

      for (const kind of kindsInOrder) {
        let after: number | undefined
        for (;;) {
          const next = await things.next(job, { kind, state: 'new', after, limit: batch.brought })
          const last = next.at(-1)
          if (!last) break
          after = last.number
          const rows: PicturedRow[] = []
          for (const row of await things.notWaiting(job, next)) {
            await keepLease()
            rows.push({ ...row, ...(await photosOf(row.item)) })
          }
          if (rows.length > 0) job.leasedUntil = await paced(() => things.bring(job, kind, rows, credited))
          if (performance.now() > turnEnds) return jobs.release(job)
        }
      }
      await jobs.release(job, { state: 'brought' })
    })

  const work = { reading: read, bringing: bring, 'taking back': createTakeBack(deps) }

  /** Ends a job with the sentence of an error. @throws the error if another attempt may succeed */
  async function fail(job: Job, error: unknown) {
    const isFinal = error instanceof DomainError || (error instanceof HttpError && error.statusCode < 500)
    if (!isFinal && job.attempts < maxAttempts) {
      await jobs.countFailure(job)
      throw error
    }
    const problem = (isFinal && error.sentence) || interrupted
    await jobs.release(job, { state: afterFailure[job.state], problem })
  }

  return {
    claim: jobs.claim,

    async run(job: Job, signal: AbortSignal) {
      try {
        await work[job.state](job, signal)
      } catch (error) {
        if (error instanceof LeaseLost) return
        await (signal.aborted ? jobs.release(job) : fail(job, error)).catch(ignoreLostLease)
        signal.throwIfAborted()
      }
    },
  }
}

function ignoreLostLease(error: unknown) {
  if (!(error instanceof LeaseLost)) throw error
}
