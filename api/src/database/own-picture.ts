import { sql, type Placeholder, type SQL } from 'drizzle-orm'

interface PictureReference {
  pictureId: string | null | Placeholder
  ownerId: string | Placeholder
}

/**
 * Returns a picture's id for an `insert` or `update`. The query fails unless the picture belongs to the user;
 * pass its failure through `refuseMissingPicture`.
 */
export const ownPicture = ({ pictureId, ownerId }: PictureReference): SQL<string> =>
  sql`own_picture(${pictureId}, ${ownerId})`

/** Returns the columns of an `insert` or `update` with `ownPicture`; an undefined picture is left out. */
export const withOwnPicture = <Columns extends { pictureId?: string | null | undefined }>(
  { pictureId, ...columns }: Columns,
  ownerId: string,
) => ({ ...columns, ...(pictureId !== undefined && { pictureId: ownPicture({ pictureId, ownerId }) }) })
