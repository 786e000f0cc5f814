import { isolate } from '@bucketeer/platform/text'
import type { PagePreview } from '@bucketeer/host'
import type { Database } from '@bucketeer/host/server'
import { visitorId } from '../audience/repository'
import { hashToken } from '../session/token'
import { createBucketRepository } from '../bucket/repository'
import { previewText } from '../journal/preview'
import { createJournalRepository } from '../journal/repository'
import { titleOf } from '../log/shared/presenter'
import { createSharedLogRepository, type SharedEntryRow } from '../log/shared/repository'
import { previewSize } from '../media/preview-picture'
import { createPhotosOfEntries } from '../photo/lookups/repository'
import { createUserRepository } from '../user/repository'
import { createShareRepository, type LivingLink } from './repository'

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

  const ofJournal = async (journalId: string): Promise<SharedPreview | undefined> => {
    const journal = await journals.previewShared(journalId)
    if (!journal) return undefined
    return {
      ...journal,
      description: previewText(journal.description) || `A Journal by ${isolate(journal.userName)}.`,
    }
  }

  const ofBucket = async (bucketId: string): Promise<SharedPreview | undefined> => {
    const bucket = await buckets.findShared(bucketId, { id: visitorId })
    if (!bucket) return undefined
    const { name, description, owner, pictureId } = bucket
    return {
      title: name,
      description: description.trim() || `A Bucket by ${isolate(owner.userName)}.`,
      pictureId,
    }
  }

  const pictureOf = async ({ id, kick }: SharedEntryRow) =>
    (await photosOfEntry(id))[0]?.pictureId ?? kick.pictureId

  /** Notes are left out: the owner allowed the name and the picture. */
  const ofEntry = async (entryId: string): Promise<SharedPreview | undefined> => {
    const entry = await log.find(entryId, visitorId)
    if (!entry) return undefined
    const description = `From the Log of ${isolate(entry.creator.userName)}.`
    return { title: titleOf(entry), description, pictureId: await pictureOf(entry) }
  }

  const ofYear = async (ownerId: string, year: number): Promise<SharedPreview | undefined> => {
    const [owner, newest] = await Promise.all([
      people.find(ownerId),
      log.newestOf({ ownerId, year, readerId: visitorId }),
    ])
    if (!owner) return undefined
    const title = `${isolate(owner.userName)}’s year ${year}`
    const description = `What ${isolate(owner.userName)} did in ${year}.`
    return { title, description, pictureId: newest ? await pictureOf(newest) : null }
  }

  const previewOf = ({ ownerId, bucketId, journalId, entryId, year }: LivingLink) => {
    if (bucketId !== null) return ofBucket(bucketId)
    if (journalId !== null) return ofJournal(journalId)
    return entryId === null ? ofYear(ownerId, Number(year)) : ofEntry(entryId)
  }

  return async (key: string): Promise<SharedPreview | undefined> => {
    const link = await links.findLiving(hashToken(key), visitorId)
    return link?.hasPreview && link.passwordHash === null ? previewOf(link) : undefined
  }
}

const pageAddress = /^\/shared\/(?:bucket|journal|log)\/([\w-]+)$/

/** Returns the link preview of the page of a link. */
export function createSharedPagePreviews(database: Database) {
  const previewOf = createSharedPreviews(database)
  return async (pathname: string): Promise<PagePreview | undefined> => {
    const [, key] = pageAddress.exec(pathname) ?? []
    const preview = key && (await previewOf(key))
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
