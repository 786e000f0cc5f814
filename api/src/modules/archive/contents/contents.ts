import type { Database, Say } from '@bucketeer/host/server'
import { formatVersion, type ArchiveFile } from '../format'
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

/** Returns a function that returns the photos of a thing by its id. */
function photosBy(photos: Rows['photos'][keyof Rows['photos']]) {
  const photosOf = groupBy(photos, ({ ownerId }) => ownerId)
  return (id: string) =>
    photosOf(id).map(({ pictureId, alt, caption }) => ({ file: pictureFile(pictureId), alt, caption }))
}

type KickRow = Rows['kicks'][number]['kick']

/** Leaves out the place of others’ Kicks that these do not show. */
function placeOf({ lat, lng, shownLat, shownLng, placeName, placePrecision }: KickRow, isOwn: boolean) {
  const [latitude, longitude] = isOwn ? [lat, lng] : [shownLat, shownLng]
  return {
    place: isOwn || placePrecision === 'exact' ? placeName : null,
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  }
}

function kicksIn({ kicks, person, photos }: Rows, say: Say): ArchiveFile['kicks'] {
  const photosOf = photosBy(photos.kicks)
  return kicks.map(({ kick, creatorName }) => {
    const { id, name, description, category, continent, country, placePrecision, audience } = kick
    const isOwn = kick.creatorId === person.id
    return {
      id,
      by: isOwn ? null : (creatorName ?? formerMember(say)),
      name,
      description,
      category,
      continent,
      country,
      ...placeOf(kick, isOwn),
      placePrecision,
      audience,
      photos: photosOf(id),
      createdAt: kick.createdAt.toISOString(),
    }
  })
}

function bucketsIn({ buckets, places }: Rows, isKept: (kickId: string) => boolean): ArchiveFile['buckets'] {
  const placesOf = groupBy(places, ({ bucketId }) => bucketId)
  return buckets.map(({ id, name, description, audience, pictureId, createdAt }) => ({
    id,
    name,
    description,
    audience,
    picture: optionalFile(pictureId),
    kicks: placesOf(id)
      .filter(({ kickId }) => isKept(kickId))
      .map(({ kickId, targetOn, targetPrecision }) => ({ kick: kickId, targetOn, targetPrecision })),
    createdAt: createdAt.toISOString(),
  }))
}

type KeptKick = (kickId: string | null) => string | null

function journalsIn({ journals, stories, photos }: Rows, keptKick: KeptKick): ArchiveFile['journals'] {
  const photosOf = photosBy(photos.stories)
  const storiesOf = groupBy(stories, ({ journalId }) => journalId)
  return journals.map(({ id, title, description, audience, showsPlaces, bucketId, createdAt }) => ({
    id,
    title,
    description,
    audience,
    showsPlaces,
    bucket: bucketId,
    stories: storiesOf(id).map((story) => ({
      id: story.id,
      title: story.title,
      content: story.content,
      kick: keptKick(story.kickId),
      happenedOn: story.happenedOn,
      photos: photosOf(story.id),
      createdAt: story.createdAt.toISOString(),
    })),
    createdAt: createdAt.toISOString(),
  }))
}

function logIn({ entries, photos }: Rows, keptKick: KeptKick): ArchiveFile['log'] {
  const photosOf = photosBy(photos.entries)
  return entries.map(({ id, state, precision, again, stars, note, audience, remind, ...entry }) => ({
    id,
    kick: keptKick(entry.kickId),
    name: entry.kickName,
    state,
    on: entry.happenedOn,
    precision,
    until: entry.untilOn,
    again,
    stars,
    note,
    steps: entry.steps.map(({ text, done }) => ({ text, done })),
    with: entry.companions,
    audience,
    remind,
    photos: photosOf(id),
    createdAt: entry.createdAt.toISOString(),
  }))
}

/** Returns the ids of all pictures, once each. */
function picturesIn({ person, buckets, photos }: Rows): string[] {
  const ids = [person, ...buckets, ...Object.values(photos).flat()].flatMap(
    ({ pictureId }) => pictureId ?? [],
  )
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
  const kept = new Set(rows.kicks.map(({ kick }) => kick.id))
  const isKept = (kickId: string) => kept.has(kickId)
  const keptKick: KeptKick = (kickId) => (kickId !== null && isKept(kickId) ? kickId : null)
  const { userName, tagline, pictureId } = rows.person
  return {
    file: {
      format: 'bucketeer',
      version: formatVersion,
      site,
      madeAt: new Date().toISOString(),
      person: { name: userName, tagline, picture: optionalFile(pictureId) },
      buckets: bucketsIn(rows, isKept),
      kicks: kicksIn(rows, say),
      journals: journalsIn(rows, keptKick),
      log: logIn(rows, keptKick),
    },
    comments: rows.comments,
    pictures: picturesIn(rows),
  }
}
