import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { NotFound, type Queries } from '@bucketeer/host/server'
import { lockRows } from '../../../database/writes'
import { logEntries, photos } from '../../../database/content-schema'
import { kicks, pictures } from '../../../database/schema'
import { isVisibleKick } from '../../audience/repository'
import type { StoredPhoto } from '../../photo/repository'
import type { Person } from '../../../database/person-row'
import { noSuchEntry } from '../words'

/**
 * Returns entries of the person in the order of their dates, those without a date last. Locks Kicks, entries and
 * pictures until the transaction ends: in this order and by their ids, as other changes do.
 * @throws NotFound if one is not the person's own
 */
export async function lockEntriesWithPhotos(transaction: Queries, person: Person, entryIds: string[]) {
  const isOneOfThem = and(eq(logEntries.userId, person.id), inArray(logEntries.id, entryIds))
  const kicksById = await lockKicks(transaction, person, isOneOfThem)
  const entries = await transaction
    .select()
    .from(logEntries)
    .where(isOneOfThem)
    .orderBy(asc(logEntries.id))
    .for('share')
  if (entries.length < entryIds.length) throw new NotFound(noSuchEntry)
  const photosByEntry = await photosOfEntries(transaction, entryIds)

  const complete = entries.sort(byDate).map(({ kickId, kickName, ...entry }) => {
    const kick = kickId === null ? undefined : kicksById.get(kickId)
    return {
      ...entry,
      /** Null if it was deleted or withdrawn, or the person no longer sees it. */
      kickId: kick && kick.withdrawnAt === null ? kick.id : null,
      kickName: kick?.name ?? kickName,
      /** Those of the entry, or else the picture of a Kick of the person's own. */
      photos: photosByEntry.get(entry.id) ?? (kick?.creatorId === person.id ? kick.photos : []),
    }
  })
  const pictureIds = complete.flatMap((entry) => entry.photos.map(({ pictureId }) => pictureId))
  await lockRows(transaction, pictures, inArray(pictures.id, pictureIds), 'key share')
  return complete
}

type Dated = Pick<typeof logEntries.$inferSelect, 'id' | 'happenedOn' | 'fineness'>

/** Sorts what has no date last, and coarser dates after finer ones of the same day. */
const byDate = (one: Dated, other: Dated) =>
  compare(one.happenedOn ?? 'unknown', other.happenedOn ?? 'unknown') ||
  (other.fineness ?? 0) - (one.fineness ?? 0) ||
  compare(one.id, other.id)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the Kicks that the person may see. */
async function lockKicks(transaction: Queries, { id }: Person, isEntry: ReturnType<typeof and>) {
  const kickIds = transaction.select({ kickId: logEntries.kickId }).from(logEntries).where(isEntry)
  const rows = await transaction
    .select({
      id: kicks.id,
      name: kicks.name,
      creatorId: kicks.creatorId,
      withdrawnAt: kicks.withdrawnAt,
      pictureId: kicks.pictureId,
      alt: kicks.pictureAlt,
      caption: kicks.pictureCaption,
    })
    .from(kicks)
    .where(and(sql`${kicks.id} in ${kickIds}`, isVisibleKick(id)))
    .orderBy(asc(kicks.id))
    .for('key share', { of: kicks })
  return new Map(
    rows.map(({ pictureId, alt, caption, ...kick }) => [
      kick.id,
      { ...kick, photos: pictureId === null ? [] : [{ pictureId, alt, caption }] },
    ]),
  )
}

async function photosOfEntries(transaction: Queries, entryIds: string[]) {
  const { entryId, pictureId, alt, caption } = photos
  const rows = await transaction
    .select({ entryId, pictureId, alt, caption })
    .from(photos)
    .where(inArray(entryId, entryIds))
    .orderBy(photos.position)
  const byEntry = new Map<string, StoredPhoto[]>()
  for (const { entryId, ...photo } of rows)
    if (entryId !== null) byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), photo])
  return byEntry
}
