import { eq, exists, gt, sql, sum } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { openPictures, publicPictures } from '../../database/audience-schema'
import { usedPictures } from '../../database/clean-up-schema'
import { prepared } from '../../database/prepared'
import { pictures } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'

type NewPicture = Pick<typeof pictures.$inferInsert, 'id' | 'ownerId' | 'width' | 'height' | 'bytes'>

/** The lifetime of an unused upload, after which the clean-up removes it. */
export const unusedDays = 1

/** The storage that the pictures of all users take. */
export interface StorageUse {
  bytes: number
  /** Bytes of the user with the most. */
  largest: number
  /** Number of users who have used at least 90 % of the quota. */
  usersNearQuota: number
}

/**
 * The readers of a picture. That of `members` can be opened by everybody who has its URL, which only they get. A new upload that nothing uses yet can be opened for a day by its URL, which only the
 * `uploader` knows.
 */
export type PictureReaders = 'everybody' | 'members' | 'signed URLs' | 'uploader' | 'nobody'

const nearQuota = 0.9

export function createPictureRepository(database: Database) {
  const useIn = (view: typeof usedPictures | typeof openPictures | typeof publicPictures) =>
    exists(database.select({ pictureId: view.pictureId }).from(view).where(eq(view.pictureId, pictures.id)))
  const isNew = gt(pictures.createdAt, sql`now() - make_interval(days => ${sql.raw(String(unusedDays))})`)
  const served = batchByKey({ pictureId: 'uuid' }, ({ keys, place, pictureId }) =>
    prepared(
      database,
      'served_pictures',
      database
        .select({
          place,
          isNew: sql<boolean>`${isNew}`,
          isUsed: sql<boolean>`${useIn(usedPictures)}`,
          isOpen: sql<boolean>`${useIn(openPictures)}`,
          isPublic: sql<boolean>`${useIn(publicPictures)}`,
        })
        .from(keys)
        .innerJoin(pictures, eq(pictures.id, pictureId)),
    ),
  )

  return {
    async readersOf(pictureId: string): Promise<PictureReaders> {
      const [picture] = await served({ pictureId })
      if (picture?.isOpen) return picture.isPublic ? 'everybody' : 'members'
      if (picture?.isUsed) return 'signed URLs'
      return picture?.isNew ? 'uploader' : 'nobody'
    },

    async add(picture: NewPicture): Promise<void> {
      await database.insert(pictures).values(picture)
    },

    /** @returns bytes */
    async keptBy(ownerId: string): Promise<number> {
      const [kept] = await database
        .select({ bytes: sum(pictures.bytes).mapWith(Number) })
        .from(pictures)
        .where(eq(pictures.ownerId, ownerId))
      return kept?.bytes ?? 0
    },

    /** @param quota bytes of each user */
    async storageUse(quota: number): Promise<StorageUse> {
      const byOwner = database
        .select({ bytes: sum(pictures.bytes).mapWith(Number).as('bytes') })
        .from(pictures)
        .groupBy(pictures.ownerId)
        .as('by_owner')
      const [use] = await database
        .select({
          bytes: sql<number>`coalesce(sum(${byOwner.bytes}), 0)`.mapWith(Number),
          largest: sql<number>`coalesce(max(${byOwner.bytes}), 0)`.mapWith(Number),
          usersNearQuota:
            sql<number>`count(*) filter (where ${byOwner.bytes} >= ${quota * nearQuota})`.mapWith(Number),
        })
        .from(byOwner)
      return use ?? { bytes: 0, largest: 0, usersNearQuota: 0 }
    },
  }
}

export type PictureRepository = ReturnType<typeof createPictureRepository>
