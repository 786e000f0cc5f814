import type { Database } from '../../database/database'
import { hashToken } from '../auth/token'
import { createBucketRepository } from '../bucket/repository'
import { createJournalRepository } from '../journal/repository'
import type { PagePreview } from '../site/preview'
import { createShareRepository, type LivingLink } from './repository'
import { anyReader } from './shared-content'

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

  const previewOf = async ({ bucketId, journalId }: LivingLink): Promise<SharedPreview | undefined> => {
    if (bucketId === null) {
      const journal = await journals.previewShared(journalId ?? '')
      return (
        journal && {
          ...journal,
          description: journal.description.trim() || `A Journal by ${journal.userName}.`,
        }
      )
    }
    const bucket = await buckets.findShared(bucketId, anyReader)
    if (!bucket) return undefined
    const { name, description, owner, pictureId } = bucket
    return { title: name, description: description.trim() || `A Bucket by ${owner.userName}.`, pictureId }
  }

  return async (key: string): Promise<SharedPreview | undefined> => {
    const link = await links.findLiving(hashToken(key))
    return link?.hasPreview && link.passwordHash === null ? previewOf(link) : undefined
  }
}

const pageAddress = /^\/shared\/(?:bucket|journal)\/([\w-]+)$/

/** Returns the link preview of the page of a link. */
export const createSharedPagePreviews = (database: Database) => {
  const previewOf = createSharedPreviews(database)
  return async (pathname: string): Promise<PagePreview | undefined> => {
    const [, key] = pageAddress.exec(pathname) ?? []
    const preview = key && (await previewOf(key))
    if (!preview) return undefined
    const { title, description, pictureId } = preview
    return { title, description, picture: pictureId ? `/shared/picture/${key}.webp` : undefined }
  }
}

/** The address of such a page is a secret, which no cache, search engine or other site may learn. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export const sharedPageHeaders = (pathname: string): Record<string, string> =>
  pathname.startsWith('/shared/') ? secretHeaders : {}
