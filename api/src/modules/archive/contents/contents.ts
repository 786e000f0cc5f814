import { Clean } from 'typebox/value'
import type { Database, Say } from '@bucketeer/host/server'
import { ArchiveFile, formatVersion } from '../format'
import { formerMember } from '../words'
import { createContentsRepository, type Rows } from './repository'

/** Returns the path of a picture in an archive. */
export const pictureFile = (pictureId: string) => `media/${pictureId}.webp`
const optionalFile = (pictureId: string | null) => (pictureId === null ? null : pictureFile(pictureId))

/** Returns a function that returns the rows with a key. */
function groupBy<Row>(rows: Row[], keyOf: (row: Row) => string | null) {
  const groups = new Map<string | null, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return (key: string) => groups.get(key) ?? []
}

type KickRow = Rows['kicks'][number]

/** Leaves out the place of others’ Kicks that these do not show. */
function placeOf({ lat, lng, shownLat, shownLng, placeName, placePrecision }: KickRow, isOwn: boolean) {
  const [latitude, longitude] = isOwn ? [lat, lng] : [shownLat, shownLng]
  return {
    place: isOwn || placePrecision === 'exact' ? placeName : null,
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  }
}

/** Returns `bucketeer.json`. Its schema removes the columns of rows that it does not have. */
function fileOf(rows: Rows, site: string, say: Say): ArchiveFile {
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
  const file: ArchiveFile = {
    format: 'bucketeer',
    version: formatVersion,
    site,
    madeAt: new Date().toISOString(),
    person: { name: userName, tagline, picture: optionalFile(pictureId) },
    buckets: rows.buckets.map((bucket) => ({
      ...written(bucket),
      picture: optionalFile(bucket.pictureId),
      kicks: placesOf(bucket.id)
        .filter(({ kickId }) => keptIds.has(kickId))
        .map((place) => ({ ...place, kick: place.kickId })),
    })),
    kicks: rows.kicks.map((kick) => {
      const isOwn = kick.creatorId === userId
      const by = isOwn ? null : (kick.creatorName ?? formerMember(say))
      return { ...written(kick), by, ...placeOf(kick, isOwn) }
    }),
    journals: rows.journals.map((journal) => ({
      ...written(journal),
      bucket: journal.bucketId,
      stories: storiesOf(journal.id).map((story) => ({ ...written(story), kick: keptKick(story.kickId) })),
    })),
    log: rows.entries.map((entry) => ({
      ...written(entry),
      kick: keptKick(entry.kickId),
      name: entry.kickName,
      on: entry.happenedOn,
      until: entry.untilOn,
      with: entry.companions,
    })),
  }
  return Clean(ArchiveFile, file) as ArchiveFile
}

/** Returns the ids of all pictures, once each. */
function picturesIn({ person, buckets, photos }: Rows): string[] {
  const ids = [person, ...buckets, ...photos].flatMap(({ pictureId }) => pictureId ?? [])
  return [...new Set(ids)]
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
  return { file: fileOf(rows, site, say), comments: rows.comments, pictures: picturesIn(rows) }
}
