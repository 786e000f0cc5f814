import type { Config } from '../../config'
import type { Database } from '../../database/database'
import { found } from '../../errors/domain-error'
import { createBucketRepository } from '../bucket/repository'
import { kicksShown } from '../bucket/schemas'
import { visitorId, type Viewer } from '../audience/policy'
import { presentEntryOfYear, presentSharedEntry } from '../log/shared/presenter'
import { createSharedLogRepository, type SharedEntryRow } from '../log/shared/repository'
import { createJournalDetails } from '../journal/details'
import { createJournalRepository } from '../journal/repository'
import { createKicksOfSharedBuckets } from '../kick/in-buckets/repository'
import { createPictureUrls } from '../media/picture-urls'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import { presentCreator } from '../user/creator'
import { createUserRepository } from '../user/repository'
import { presentSharedBucket } from './presenter'
import type { LivingLink } from './repository'
import { noSuchLink } from './words'

type Reader = Pick<Viewer, 'id'>

/** Returns what a link shows, as `GET /api/shared/{key}` sends it. */
export function createSharedContent(database: Database, { publicUrl }: Config) {
  const buckets = createBucketRepository(database)
  const kicksOf = createKicksOfSharedBuckets(database, kicksShown.inDetail)
  const journals = createJournalRepository(database)
  const log = createSharedLogRepository(database)
  const photosOfEntry = createPhotosOfEntries(database)
  const people = createUserRepository(database)
  const journalDetails = createJournalDetails(database, publicUrl, 'link')
  const pictureUrls = createPictureUrls(database, publicUrl)

  const readBucket = async (bucketId: string, reader: Reader) => {
    const [bucket, kicks, pictures] = await Promise.all([
      buckets.findShared(bucketId, reader),
      kicksOf(bucketId, reader),
      pictureUrls(),
    ])
    return presentSharedBucket(found(bucket, noSuchLink), kicks, { publicUrl, pictures })
  }

  const readJournal = async (journalId: string, reader: Reader) =>
    journalDetails(found(await journals.find(journalId), noSuchLink), reader)

  const entryWith = async (present: typeof presentSharedEntry, entry: SharedEntryRow) => {
    const [photos, pictures] = await Promise.all([photosOfEntry(entry.id), pictureUrls()])
    return present(entry, photos, { publicUrl, pictures })
  }

  const readEntry = async (entryId: string, reader: Reader) =>
    entryWith(presentSharedEntry, found(await log.find(entryId, reader.id), noSuchLink))

  const readYear = async (ownerId: string, year: number, reader: Reader) => {
    const request = { ownerId, year, readerId: reader.id }
    const [owner, counts, countries, entries] = await Promise.all([
      people.find(ownerId),
      log.countsOf(request),
      log.countriesOf(request),
      log.entriesOf(request),
    ])
    const { entries: entryCount, ...numbers } = counts
    return {
      year,
      createdBy: presentCreator(found(owner, noSuchLink), publicUrl),
      ...numbers,
      countries,
      entries: await Promise.all(entries.map((entry) => entryWith(presentEntryOfYear, entry))),
      entryCount,
    }
  }

  /** @param viewer undefined for visitors */
  return async ({ ownerId, bucketId, journalId, entryId, year }: LivingLink, viewer: Viewer | undefined) => {
    const reader = { id: viewer?.id ?? visitorId }
    if (bucketId !== null) return { kind: 'bucket' as const, bucket: await readBucket(bucketId, reader) }
    if (journalId !== null) return { kind: 'journal' as const, journal: await readJournal(journalId, reader) }
    if (entryId !== null) return { kind: 'log' as const, entry: await readEntry(entryId, reader) }
    return { kind: 'year' as const, year: await readYear(ownerId, Number(year), reader) }
  }
}
