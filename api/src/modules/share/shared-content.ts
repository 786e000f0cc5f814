import type { FastifyReply } from 'fastify'
import type { Static } from 'typebox'
import { type Database, found } from '@bucketeer/host/server'
import type { Config } from '../../config'
import type { pageQuery } from '../../contract/paging'
import { createBucketRepository } from '../bucket/repository'
import { kicksShown } from '../bucket/schemas'
import { visitorId, type Viewer } from '../audience/repository'
import { presentSharedEntry } from '../log/shared/presenter'
import { createSharedLogRepository, type SharedEntryRow } from '../log/shared/repository'
import { createJournalDetails, readStories } from '../journal/details'
import { createJournalRepository } from '../journal/repository'
import { storiesShown } from '../journal/schemas'
import { createStoryPages } from '../journal/stories/story-pages'
import { createKicksOfSharedBuckets } from '../kick/in-buckets/repository'
import { createPictureUrls } from '../media/picture-urls'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import { presentCreator } from '../creator/creator'
import { createUserRepository } from '../user/repository'
import { presentSharedBucket } from './presenter'
import type { ShareLinkRow } from './repository'
import { noSuchLink } from './words'

type Reader = NonNullable<Viewer>

/** Reads the content of links. */
export function createSharedContent(database: Database, { publicUrl }: Config) {
  const buckets = createBucketRepository(database)
  const kicksOf = createKicksOfSharedBuckets(database, kicksShown.inDetail)
  const journals = createJournalRepository(database)
  const log = createSharedLogRepository(database)
  const photosOfEntry = createPhotosOfEntries(database)
  const people = createUserRepository(database)
  const journalDetails = createJournalDetails(database, publicUrl, 'link')
  const storyPages = createStoryPages(database, publicUrl, 'link')
  const pictureUrls = createPictureUrls(database, publicUrl)

  const readBucket = async (bucketId: string, reader: Reader) => {
    const [bucket, kicks, pictures] = await Promise.all([
      buckets.findShared(bucketId, reader),
      kicksOf(bucketId, reader),
      pictureUrls(),
    ])
    return presentSharedBucket(found(bucket, noSuchLink), kicks, { publicUrl, pictures })
  }

  const findJournal = async ({ journalId, ownerId }: ShareLinkRow) =>
    found(journalId === null ? undefined : await journals.find(journalId, { id: ownerId }), noSuchLink)

  const readJournal = async (link: ShareLinkRow, reader: Reader, viewer: Viewer, reply: FastifyReply) => {
    const journal = await findJournal(link)
    const stories = Math.min(storiesShown.inDetail, journal.storyCount)
    return readStories(reply, { viewer, stories }, () => journalDetails(journal, reader))
  }

  const presentEntry = async (
    entry: SharedEntryRow,
    { showsNotes }: ShareLinkRow,
    companions = entry.companions,
  ) => {
    const [photos, pictures] = await Promise.all([photosOfEntry(entry.id), pictureUrls()])
    return presentSharedEntry(entry, photos, { showsNotes, companions, publicUrl, pictures })
  }

  const readEntry = async (link: ShareLinkRow, entryId: string, reader: Reader) =>
    presentEntry(found(await log.find(entryId, reader.id), noSuchLink), link)

  const readYear = async (link: ShareLinkRow, year: number, reader: Reader) => {
    const { ownerId } = link
    const [owner, { counts, countries, entries }] = await Promise.all([
      people.find(ownerId),
      log.readYear({ ownerId, year, readerId: reader.id }),
    ])
    const { entries: entryCount, ...numbers } = counts
    const companions = entries.flatMap((entry) => entry.companions)
    return {
      year,
      createdBy: presentCreator(found(owner, noSuchLink), publicUrl),
      ...numbers,
      countries,
      entries: await Promise.all(entries.map((entry) => presentEntry(entry, link, companions))),
      entryCount,
    }
  }

  /** Returns what a link shows, as `GET /api/shared/{key}` sends it. @param viewer undefined for visitors */
  const read = async (link: ShareLinkRow, viewer: Viewer, reply: FastifyReply) => {
    const { bucketId, journalId, entryId, year } = link
    const reader = { id: viewer?.id ?? visitorId }
    if (bucketId !== null) return { kind: 'bucket' as const, bucket: await readBucket(bucketId, reader) }
    if (journalId !== null)
      return { kind: 'journal' as const, journal: await readJournal(link, reader, viewer, reply) }
    if (entryId !== null) return { kind: 'log' as const, entry: await readEntry(link, entryId, reader) }
    return { kind: 'year' as const, year: await readYear(link, Number(year), reader) }
  }

  /** Returns a page of the Stories of a Journal's link. @throws NotFound for a link to something else */
  const sendStories = async (
    link: ShareLinkRow,
    page: { query: Static<typeof pageQuery>; viewer: Viewer; path: string },
    reply: FastifyReply,
  ) => storyPages(reply, { journal: await findJournal(link), ...page })

  return { read, sendStories }
}
