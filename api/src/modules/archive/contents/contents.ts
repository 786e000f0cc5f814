import type { TSchema } from 'typebox'
import { Clean } from 'typebox/value'
import type { Database, Say } from '@bucketeer/host/server'
import { paced } from '../../../jobs/paced'
import {
  ArchivedBucket,
  ArchivedEntry,
  ArchivedJournal,
  ArchivedKick,
  type ArchiveFile,
  formatVersion,
} from '../format'
import { groupBy } from '../group-by'
import { formerMember } from '../words'
import { createContentsRepository, type Rows } from './repository'

/** Returns the path of a picture in an archive. */
export const pictureFile = (pictureId: string) => `media/${pictureId}.webp`
const optionalFile = (pictureId: string | null) => (pictureId === null ? null : pictureFile(pictureId))

type KickRow = Rows['kicks'][number]

/** Leaves out the place of others’ Kicks that these do not show. */
function placeOf({ lat, lng, shownLat, shownLng, placeName, placePrecision }: KickRow, isOwn: boolean) {
  const [latitude, longitude] = isOwn ? [lat, lng] : [shownLat, shownLng]
  return {
    place: isOwn || placePrecision === 'exact' ? placeName : null,
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  }
}

/** Makes the things of rows. The schema removes columns of rows that it does not have. */
async function thingsOf<Row, Thing>(schema: TSchema, rows: Row[], thingOf: (row: Row) => Thing) {
  const things: Thing[] = []
  const make = (row: Row) => Clean(schema, thingOf(row)) as Thing
  for (let done = 0; done < rows.length; done += rowsOfPart)
    await paced(async () => things.push(...rows.slice(done, done + rowsOfPart).map(make)))
  return things
}
const rowsOfPart = 25

/** Returns `bucketeer.json`. */
async function fileOf(rows: Rows, site: string, say: Say): Promise<ArchiveFile> {
  const { id: userId, userName, tagline, pictureId } = rows.person
  const keptIds = new Set(rows.kicks.map(({ id }) => id))
  const keptKick = (kickId: string | null) => (kickId !== null && keptIds.has(kickId) ? kickId : null)
  const photosOf = groupBy(rows.photos, ({ ownerId }) => ownerId)
  const placesOf = groupBy(rows.places, ({ bucketId }) => bucketId)
  const storiesOf = groupBy(rows.stories, ({ journalId }) => journalId)
  const written = <Row extends { id: string; createdAt: Date }>(row: Row) => ({
    ...row,
    photos: photosOf(row.id).map((photo) => ({ ...photo, file: pictureFile(photo.pictureId) })),
    createdAt: row.createdAt.toISOString(),
  })
  return {
    format: 'bucketeer',
    version: formatVersion,
    site,
    madeAt: new Date().toISOString(),
    person: { name: userName, tagline, picture: optionalFile(pictureId) },
    buckets: await thingsOf(ArchivedBucket, rows.buckets, (bucket) => ({
      ...written(bucket),
      picture: optionalFile(bucket.pictureId),
      kicks: placesOf(bucket.id)
        .filter(({ kickId }) => keptIds.has(kickId))
        .map((place) => ({ ...place, kick: place.kickId })),
    })),
    kicks: await thingsOf(ArchivedKick, rows.kicks, (kick) => {
      const isOwn = kick.creatorId === userId
      const by = isOwn ? null : (kick.creatorName ?? formerMember(say))
      return { ...written(kick), by, ...placeOf(kick, isOwn) }
    }),
    journals: await thingsOf(ArchivedJournal, rows.journals, (journal) => ({
      ...written(journal),
      bucket: journal.bucketId,
      stories: storiesOf(journal.id).map((story) => ({ ...written(story), kick: keptKick(story.kickId) })),
    })),
    log: await thingsOf(ArchivedEntry, rows.entries, (entry) => ({
      ...written(entry),
      kick: keptKick(entry.kickId),
      name: entry.kickName,
      on: entry.happenedOn,
      until: entry.untilOn,
      with: entry.companions,
    })),
  }
}

/** Returns the ids of all pictures, once each and in the same order in every archive. */
function picturesIn({ person, buckets, photos }: Rows): string[] {
  const ids = [person, ...buckets, ...photos].flatMap(({ pictureId }) => pictureId ?? [])
  return [...new Set(ids)].sort()
}

/** The content of a person, and the Kicks of others in their Buckets. */
export interface Contents {
  file: ArchiveFile
  /** Those that the person wrote. */
  comments: Rows['comments']
  /** Ids. */
  pictures: string[]
}

/** @param site its address */
export async function readContents(
  database: Database,
  { userId, site, say }: { userId: string; site: string; say: Say },
): Promise<Contents> {
  const rows = await createContentsRepository(database).read(userId)
  return { file: await fileOf(rows, site, say), comments: rows.comments, pictures: picturesIn(rows) }
}
