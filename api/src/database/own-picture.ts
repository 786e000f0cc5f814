import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

interface PictureWish {
  /** An id or null, or the placeholder for it. */
  pictureId: unknown
  ownerId: unknown
  /** The column of the row that is changed; what it has already may stay. */
  present?: SQLWrapper
}

/**
 * For an `insert` or `update`: the picture, if it is their own or stays the same; with any other one the query fails.
 * Have its failure pass `refuseMissingPicture`.
 */
export const ownPicture = ({ pictureId, ownerId, present }: PictureWish): SQL<string> =>
  sql`own_picture(${pictureId}, ${ownerId}, ${present ?? null})`
