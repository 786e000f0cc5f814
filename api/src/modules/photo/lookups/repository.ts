import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { batchByKey } from '../../../database/batch-by-key'
import { allPhotos } from '../../../database/content-schema'
import { pictures } from '../../../database/schema'
import { photoColumns, type PhotoRow, type Thing } from '../repository'

/**
 * Returns a function that reads the photos of a thing, the first one included. The `offset` keeps PostgreSQL from making the
 * lateral subquery a join, which would read all Kicks, Stories and photos.
 */
function createLookup(database: Database, name: string, key: Thing['key']) {
  const photosOfThing = (id: SQLWrapper) =>
    database
      .select({ ...photoColumns, position: allPhotos.position })
      .from(allPhotos)
      .innerJoin(pictures, eq(pictures.id, allPhotos.pictureId))
      .where(eq(allPhotos[key], id))
      .orderBy(sql`${allPhotos.position} offset 0`)
      .as('photo')
  const ofThing = batchByKey(database, name, { id: 'uuid' }, ({ keys, place, id }) => {
    const photo = photosOfThing(id)
    const { pictureId, width, height, alt, caption } = photo
    return database
      .select({ place, pictureId, width, height, alt, caption })
      .from(keys)
      .crossJoinLateral(photo)
      .orderBy(photo.position)
  })
  return (id: string): Promise<PhotoRow[]> => ofThing({ id })
}

export const createPhotosOfKicks = (database: Database) => createLookup(database, 'photos_of_kicks', 'kickId')

export const createPhotosOfEntries = (database: Database) =>
  createLookup(database, 'photos_of_entries', 'entryId')

export const createPhotosOfStories = (database: Database) =>
  createLookup(database, 'photos_of_stories', 'storyId')
