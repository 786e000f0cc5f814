import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { newId, type Queries } from '@bucketeer/host/server'
import { lockRows, ownPicture } from '../../database/writes'
import { isInFirstWeek } from '../../database/new-account'
import { allPhotos, photos } from '../../database/content-schema'
import { type kicks, pictures, users } from '../../database/schema'
import { refuseLinks } from '../../limits/links/repository'
import { refuseMissingPicture } from '../media/picture-urls'

/** A photo as it is stored. */
export type StoredPhoto = Pick<typeof photos.$inferSelect, 'pictureId' | 'alt' | 'caption'>

export type PhotoRow = StoredPhoto & Pick<typeof pictures.$inferSelect, 'width' | 'height'>

/** The photos of a request. */
export interface PhotoChange {
  /** The picture, null for none. */
  pictureId: string | null
  /** All photos. Without them, the picture replaces the first one and the others stay. */
  photos?: StoredPhoto[]
}

/** The columns of a Kick or a Story that have its first photo. */
export type FirstPhoto = Pick<typeof kicks.$inferSelect, 'pictureId' | 'pictureAlt' | 'pictureCaption'>

/** The Kick, the Story or the log entry that has the photos, by the column with its id. */
export interface Thing {
  key: 'kickId' | 'storyId' | 'entryId'
  id: string
}

const isOf = (table: typeof photos | typeof allPhotos, { key, id }: Thing) => eq(table[key], id)

/** The columns of a photo, from `all_photos` joined with `pictures`. */
export const photoColumns = {
  pictureId: allPhotos.pictureId,
  width: pictures.width,
  height: pictures.height,
  alt: allPhotos.alt,
  caption: allPhotos.caption,
}

/** Returns all photos of a thing, the first one included. Prepared: planning the view takes longer than reading it. */
export const photosOf = (transaction: Queries, thing: Thing): Promise<PhotoRow[]> =>
  transaction
    .select(photoColumns)
    .from(allPhotos)
    .innerJoin(pictures, eq(pictures.id, allPhotos.pictureId))
    .where(isOf(allPhotos, thing))
    .orderBy(allPhotos.position)
    .prepare(`photos_of_${thing.key}`)
    .execute()

/** Returns the first photo of a Kick or Story. */
export const firstOf = ({ pictureId, photos: [first] = [] }: PhotoChange): FirstPhoto => ({
  pictureId,
  pictureAlt: first?.alt ?? '',
  pictureCaption: first?.caption ?? '',
})

/**
 * Adds the photos after the first one to a new Kick or Story.
 * @throws InvalidValue if a picture is not the user's own
 */
export const addPhotos = (
  transaction: Queries,
  owned: OwnedThing,
  { photos: all = [] }: Partial<PhotoChange> = {},
) => storeOthers(transaction, owned, all.slice(1))

/**
 * Refuses links in photos that others may see, after they were stored or shared.
 * @param areShared a condition on `allPhotos`
 * @param field that of the request
 * @throws InvalidValue for links of a new account
 */
export async function refusePhotoLinks(
  transaction: Queries,
  ownerId: string,
  areShared: SQL | undefined,
  field = 'photos',
) {
  const shared = await transaction
    .select({ alt: allPhotos.alt, caption: allPhotos.caption })
    .from(allPhotos)
    .innerJoin(users, and(eq(users.id, ownerId), isInFirstWeek))
    .where(areShared)
  const texts = shared.map(({ alt, caption }) => `${alt} ${caption}`)
  await refuseLinks(transaction, ownerId, { [field]: texts.join('\n') })
}

interface OwnedThing {
  thing: Thing
  ownerId: string
}

/**
 * Changes the photos of a Kick or a Story whose row the transaction has locked, unless the change is undefined. `update`
 * changes the row itself: after the new photos are stored and before the others are deleted, because triggers remove a
 * picture with its last use.
 * @throws InvalidValue if a picture is not the user's own
 */
export async function changePhotos<Updated>(
  transaction: Queries,
  owned: OwnedThing,
  change: PhotoChange | undefined,
  update: (first?: FirstPhoto) => Promise<Updated>,
): Promise<Updated> {
  if (!change) return update()
  const present = await photosOf(transaction, owned.thing)
  const next = change.photos ?? withPicture(present, change.pictureId)
  const [first, ...others] = next
  await lockPictures(transaction, present, next)
  await storeOthers(transaction, owned, others)
  const updated = await update(firstOf({ pictureId: first?.pictureId ?? null, photos: next }))
  await deleteOthers(transaction, owned.thing, others)
  return updated
}

/**
 * Replaces all photos of a log entry, whose row the transaction has locked or created.
 * @throws InvalidValue if a picture is not the user's own
 */
export async function setPhotos(transaction: Queries, owned: OwnedThing, next: StoredPhoto[]) {
  await lockPictures(transaction, await photosOf(transaction, owned.thing), next)
  await storeOthers(transaction, owned, next)
  await deleteOthers(transaction, owned.thing, next)
}

/** Replaces the first photo. A picture that is among the others moves to the front with its texts. */
function withPicture(present: StoredPhoto[], pictureId: string | null): StoredPhoto[] {
  const others = present.slice(1).filter((photo) => photo.pictureId !== pictureId)
  if (pictureId === null) return others
  const known = present.find((photo) => photo.pictureId === pictureId)
  return [known ?? { pictureId, alt: '', caption: '' }, ...others]
}

async function lockPictures(transaction: Queries, present: StoredPhoto[], next: StoredPhoto[]) {
  const ids = [...new Set([...present, ...next].map(({ pictureId }) => pictureId))]
  if (ids.length > 1) await lockRows(transaction, pictures, inArray(pictures.id, ids), 'update')
}

async function storeOthers(transaction: Queries, { thing, ownerId }: OwnedThing, others: StoredPhoto[]) {
  if (others.length === 0) return
  const rows = others.map(({ pictureId, alt, caption }, index) => ({
    id: newId(),
    [thing.key]: thing.id,
    pictureId: ownPicture({ pictureId, ownerId }),
    position: index + 1,
    alt,
    caption,
  }))
  const excluded = ({ name }: { name: string }) => sql.raw(`excluded.${name}`)
  const column = photos[thing.key]
  await transaction
    .insert(photos)
    .values(rows)
    .onConflictDoUpdate({
      target: [column, photos.pictureId],
      targetWhere: sql`${column} is not null`,
      set: {
        position: excluded(photos.position),
        alt: excluded(photos.alt),
        caption: excluded(photos.caption),
      },
    })
    .catch(refuseMissingPicture)
}

async function deleteOthers(transaction: Queries, thing: Thing, kept: StoredPhoto[]) {
  const ids = kept.map(({ pictureId }) => pictureId)
  await transaction
    .delete(photos)
    .where(and(isOf(photos, thing), ids.length > 0 ? not(inArray(photos.pictureId, ids)) : undefined))
}
