import { and, eq } from 'drizzle-orm'
import { type Database, InvalidValue, type Queries } from '@bucketeer/host/server'
import { batchByKey } from '../../../database/batch-by-key'
import { allPhotos, journals, stories } from '../../../database/content-schema'
import { notAPhoto } from '../words'

/** A photo that stands for its Journal. */
export interface CoverRow {
  pictureId: string
  alt: string
}

type CoveredJournal = Pick<typeof journals.$inferSelect, 'id' | 'coverId'>

/** Returns a function that reads the chosen cover of a Journal; undefined without one, or if the photo is gone. */
export function createCoversOfJournals(database: Database) {
  const ofJournal = batchByKey(
    database,
    'covers_of_journals',
    { journalId: 'uuid' },
    ({ keys, place, journalId }) =>
      database
        .select({ place, pictureId: allPhotos.pictureId, alt: allPhotos.alt })
        .from(keys)
        .innerJoin(journals, eq(journals.id, journalId))
        .innerJoin(allPhotos, eq(allPhotos.pictureId, journals.coverId))
        .innerJoin(stories, and(eq(stories.id, allPhotos.storyId), eq(stories.journalId, journals.id))),
  )
  return async ({ id, coverId }: CoveredJournal): Promise<CoverRow | undefined> =>
    coverId === null ? undefined : (await ofJournal({ journalId: id })).at(0)
}

/** @throws InvalidValue if no Story of the Journal has the photo */
export async function requirePhotoOfJournal(transaction: Queries, journalId: string, pictureId: string) {
  const [photo] = await transaction
    .select({ id: allPhotos.pictureId })
    .from(allPhotos)
    .innerJoin(stories, eq(stories.id, allPhotos.storyId))
    .where(and(eq(allPhotos.pictureId, pictureId), eq(stories.journalId, journalId)))
    .limit(1)
  if (!photo) throw new InvalidValue(notAPhoto)
}
