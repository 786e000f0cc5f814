import type { PagePreview } from '@bucketeer/host'
import type { Database, Say } from '@bucketeer/host/server'
import { visitorId } from '../audience/repository'
import { hashToken } from '../session/token'
import { createBucketRepository } from '../bucket/repository'
import { previewText } from '../journal/preview'
import { journalBy } from '../journal/words'
import { createJournalRepository } from '../journal/repository'
import { isKickNamed } from '../log/shared/presenter'
import { createSharedLogRepository, type SharedEntryRow } from '../log/shared/repository'
import { previewSize } from '../media/preview-picture'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import { createUserRepository } from '../user/repository'
import { createShareRepository, type ShareLinkRow } from './repository'
import { bucketBy, entryBy, entryWithOthers, yearOf } from './words'

interface SharedPreview {
  title: string
  description: string
  pictureId: string | null
}

/**
 * Returns the preview of a key, if the owner of its link allowed one. A link with a password has none, because a preview
 * needs no password.
 */
export function createSharedPreviews(database: Database) {
  const links = createShareRepository(database)
  const buckets = createBucketRepository(database)
  const journals = createJournalRepository(database)
  const log = createSharedLogRepository(database)
  const people = createUserRepository(database)
  const photosOfEntry = createPhotosOfEntries(database)

  const ofJournal = async (say: Say, journalId: string): Promise<SharedPreview | undefined> => {
    const journal = await journals.previewShared(journalId)
    if (!journal) return undefined
    return {
      ...journal,
      description: previewText(journal.description) || journalBy(say, journal.userName),
    }
  }

  const ofBucket = async (say: Say, bucketId: string): Promise<SharedPreview | undefined> => {
    const bucket = await buckets.findShared(bucketId, { id: visitorId })
    if (!bucket) return undefined
    const { name, description, owner, pictureId } = bucket
    return {
      title: name,
      description: description.trim() || bucketBy(say, owner.userName),
      pictureId,
    }
  }

  const pictureOf = async ({ id, kick }: SharedEntryRow) =>
    (await photosOfEntry(id))[0]?.pictureId ?? kick.pictureId

  /** Notes are left out: the owner allowed the name and the picture. */
  const ofEntry = async (say: Say, entryId: string): Promise<SharedPreview | undefined> => {
    const entry = await log.find(entryId, visitorId)
    if (!entry) return undefined
    return {
      title: isKickNamed(entry) ? entry.kick.name : entryWithOthers(say),
      description: entryBy(say, entry.creator.userName),
      pictureId: await pictureOf(entry),
    }
  }

  const ofYear = async (say: Say, ownerId: string, year: number): Promise<SharedPreview | undefined> => {
    const [owner, newest] = await Promise.all([
      people.find(ownerId),
      log.newestOf({ ownerId, year, readerId: visitorId }),
    ])
    if (!owner) return undefined
    return { ...yearOf(say, owner.userName, year), pictureId: newest ? await pictureOf(newest) : null }
  }

  const previewOf = (say: Say, { ownerId, bucketId, journalId, entryId, year }: ShareLinkRow) => {
    if (bucketId !== null) return ofBucket(say, bucketId)
    if (journalId !== null) return ofJournal(say, journalId)
    return entryId === null ? ofYear(say, ownerId, Number(year)) : ofEntry(say, entryId)
  }

  return async (key: string, say: Say): Promise<SharedPreview | undefined> => {
    const link = await links.findLiving(hashToken(key), visitorId)
    return link?.hasPreview && link.passwordHash === null ? previewOf(say, link) : undefined
  }
}

const pageAddress = /^\/shared\/(?:bucket|journal|log)\/([\w-]+)$/

/** Returns the link preview of the page of a link. */
export function createSharedPagePreviews(database: Database) {
  const previewOf = createSharedPreviews(database)
  return async (pathname: string, say: Say): Promise<PagePreview | undefined> => {
    const [, key] = pageAddress.exec(pathname) ?? []
    const preview = key && (await previewOf(key, say))
    if (!preview) return undefined
    const { title, description, pictureId } = preview
    const picture = { picture: `/shared/picture/${key}.jpg`, pictureSize: previewSize }
    return { title, description, ...(pictureId !== null && picture) }
  }
}

/** The pages whose address has a token: a link that somebody shared, or that came by mail. */
const isSecret = (pathname: string) =>
  pathname.startsWith('/shared/') || pathname === '/reset-password' || pathname === '/confirm-email'

/** Such an address no cache, search engine or other site may learn. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export const secretPageHeaders = (pathname: string): Record<string, string> =>
  isSecret(pathname) ? secretHeaders : {}
