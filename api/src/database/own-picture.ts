import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

interface PictureReference {
  /** An id, null, or a placeholder. */
  pictureId: unknown
  ownerId: unknown
  /** The column of the updated row, whose current value is allowed. */
  present?: SQLWrapper
}

/**
 * Returns a picture's id for an `insert` or `update`. The query fails unless the picture belongs to the user or is
 * the current value; pass its failure through `refuseMissingPicture`.
 */
export const ownPicture = ({ pictureId, ownerId, present }: PictureReference): SQL<string> =>
  sql`own_picture(${pictureId}, ${ownerId}, ${present ?? null})`
