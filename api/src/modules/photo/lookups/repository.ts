import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { batchByKey } from '../../../database/batch-by-key'
import { allPhotos } from '../../../database/photo-schema'
import { prepared } from '../../../database/prepared'
import { pictures } from '../../../database/schema'
import { photoColumns, type PhotoRow } from '../repository'

/**
 * Returns the lateral subquery with the photos of a thing. The `offset` keeps PostgreSQL from making it a join, which
 * would read all Kicks, Stories and photos.
 */
function photosOfThing(database: Database, key: 'kickId' | 'storyId' | 'entryId', id: SQLWrapper) {
  const photo = database
    .select({ ...photoColumns, position: allPhotos.position })
    .from(allPhotos)
    .innerJoin(pictures, eq(pictures.id, allPhotos.pictureId))
    .where(eq(allPhotos[key], id))
    .orderBy(sql`${allPhotos.position} offset 0`)
    .as('photo')
  const { pictureId, width, height, alt, caption } = photo
  return { photo, columns: { pictureId, width, height, alt, caption } }
}

/** Returns a function that reads the photos of a Kick, the first one included. */
export function createPhotosOfKicks(database: Database) {
  const ofKick = batchByKey({ kickId: 'uuid' }, ({ keys, place, kickId }) => {
    const { photo, columns } = photosOfThing(database, 'kickId', kickId)
    return prepared(
      database,
      'photos_of_kicks',
      database
        .select({ place, ...columns })
        .from(keys)
        .crossJoinLateral(photo)
        .orderBy(photo.position),
    )
  })
  return (kickId: string): Promise<PhotoRow[]> => ofKick({ kickId })
}

/** Returns a function that reads the photos of a log entry. */
export function createPhotosOfEntries(database: Database) {
  const ofEntry = batchByKey({ entryId: 'uuid' }, ({ keys, place, entryId }) => {
    const { photo, columns } = photosOfThing(database, 'entryId', entryId)
    return prepared(
      database,
      'photos_of_entries',
      database
        .select({ place, ...columns })
        .from(keys)
        .crossJoinLateral(photo)
        .orderBy(photo.position),
    )
  })
  return (entryId: string): Promise<PhotoRow[]> => ofEntry({ entryId })
}

/** Returns a function that reads the photos of a Story, the first one included. */
export function createPhotosOfStories(database: Database) {
  const ofStory = batchByKey({ storyId: 'uuid' }, ({ keys, place, storyId }) => {
    const { photo, columns } = photosOfThing(database, 'storyId', storyId)
    return prepared(
      database,
      'photos_of_stories',
      database
        .select({ place, ...columns })
        .from(keys)
        .crossJoinLateral(photo)
        .orderBy(photo.position),
    )
  })
  return (storyId: string): Promise<PhotoRow[]> => ofStory({ storyId })
}
