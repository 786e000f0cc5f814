import { sql, type SQL } from 'drizzle-orm'

interface PictureReference {
  /** An id, null, or a placeholder. */
  pictureId: unknown
  ownerId: unknown
}

/**
 * Returns a picture's id for an `insert` or `update`. The query fails unless the picture belongs to the user;
 * pass its failure through `refuseMissingPicture`.
 */
export const ownPicture = ({ pictureId, ownerId }: PictureReference): SQL<string> =>
  sql`own_picture(${pictureId}, ${ownerId})`
