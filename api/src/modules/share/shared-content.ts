import type { FastifyReply } from 'fastify'
import type { Config } from '../../config'
import type { Database } from '../../database/database'
import { found } from '../../errors/domain-error'
import { presentBucket } from '../bucket/presenter'
import { createBucketRepository } from '../bucket/repository'
import { kicksShown } from '../bucket/schemas'
import type { Viewer } from '../audience/policy'
import { presentEntryOfYear, presentSharedEntry } from '../log/shared/presenter'
import { createSharedLogRepository, type SharedEntryRow } from '../log/shared/repository'
import { createJournalDetails, readStories } from '../journal/details'
import { createJournalRepository } from '../journal/repository'
import { storiesShown } from '../journal/schemas'
import { createKicksOfBuckets } from '../kick/in-buckets/repository'
import { createPictureUrls } from '../media/picture-urls'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import { presentCreator } from '../user/creator'
import { createUserRepository } from '../user/repository'
import type { LivingLink } from './repository'
import { noSuchLink } from './words'

/**
 * Stands for every reader of a link, its owner too. As a member without relations, this reader sees the Kicks that every
 * member may see, and nothing of their own.
 */
export const anyReader = { id: '00000000-0000-0000-0000-000000000000' }

/** Returns what a link shows, as `GET /api/shared/{key}` sends it. */
export function createSharedContent(database: Database, { publicUrl }: Config) {
  const buckets = createBucketRepository(database)
  const kicksOf = createKicksOfBuckets(database, kicksShown.inDetail)
  const journals = createJournalRepository(database)
  const log = createSharedLogRepository(database)
  const photosOfEntry = createPhotosOfEntries(database)
  const people = createUserRepository(database)
  const journalDetails = createJournalDetails(database, publicUrl)
  const pictureUrls = createPictureUrls(database, publicUrl)

  const readBucket = async (bucketId: string, viewer: Viewer | undefined) => {
    const [bucket, kicks, pictures] = await Promise.all([
      buckets.findShared(bucketId, anyReader),
      kicksOf(bucketId, anyReader),
      pictureUrls(),
    ])
    const { kickCount, ...row } = found(bucket, noSuchLink)
    const shown = kicks.filter(({ creatorId }) => !creatorId || !viewer?.blockedEitherWay.has(creatorId))
    const shownCount = kickCount - (kicks.length - shown.length)
    return presentBucket({ ...row, kickCount: shownCount }, shown, {
      viewer: anyReader,
      publicUrl,
      pictures,
    })
  }

  const readJournal = async (journalId: string, viewer: Viewer | undefined, reply: FastifyReply) => {
    const journal = found(await journals.find(journalId), noSuchLink)
    const stories = Math.min(storiesShown.inDetail, journal.storyCount)
    return readStories(reply, { viewer, stories }, () => journalDetails(journal, undefined))
  }

  const entryWith = async (present: typeof presentSharedEntry, entry: SharedEntryRow) => {
    const [photos, pictures] = await Promise.all([photosOfEntry(entry.id), pictureUrls()])
    return present(entry, photos, { publicUrl, pictures })
  }

  const readEntry = async (entryId: string, viewer: Viewer | undefined) =>
    entryWith(presentSharedEntry, found(await log.find(entryId, viewer?.id), noSuchLink))

  const readYear = async (ownerId: string, year: number, viewer: Viewer | undefined) => {
    const request = { ownerId, year, viewerId: viewer?.id }
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
  return async (link: LivingLink, viewer: Viewer | undefined, reply: FastifyReply) => {
    const { ownerId, bucketId, journalId, entryId, year } = link
    if (bucketId !== null) return { kind: 'bucket' as const, bucket: await readBucket(bucketId, viewer) }
    if (journalId !== null)
      return { kind: 'journal' as const, journal: await readJournal(journalId, viewer, reply) }
    if (entryId !== null) return { kind: 'log' as const, entry: await readEntry(entryId, viewer) }
    return { kind: 'year' as const, year: await readYear(ownerId, Number(year), viewer) }
  }
}
