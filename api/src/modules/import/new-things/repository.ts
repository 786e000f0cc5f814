import { sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { newId, type Queries } from '@bucketeer/host/server'
import { journals, logEntries, photos, stories } from '../../../database/content-schema'
import { buckets, kicks } from '../../../database/schema'
import { searchColumns } from '../../kick/search/search-text'
import type { StoredPhoto } from '../../photo/repository'
import type { Job } from '../jobs/repository'
import type { Items, Kind, Made } from '../kinds'

export interface Context {
  job: Job
  /** Returns the id of what an item refers to; null if it is not here. */
  idOf(kind: Kind, id: string | null): string | null
  /** Returns the description of a Kick with the name of its creator. */
  credited(kick: Items['kick']): string
}

const firstPhoto = ([first]: StoredPhoto[]) => ({
  pictureId: first?.pictureId,
  pictureAlt: first?.alt,
  pictureCaption: first?.caption,
})

export const tables = { kick: kicks, bucket: buckets, journal: journals, story: stories, entry: logEntries }

/** Returns the columns of things of a kind that have not the names of the fields of their items. */
const columnsOf: {
  [K in Kind]: (
    made: Made<Items[K]>,
    context: Context,
    index: number,
  ) => PgUpdateSetSource<(typeof tables)[K]>
} = {
  kick({ item, photos: own }, { job, credited }) {
    const description = credited(item)
    const searchable = searchColumns({ ...item, placeName: item.place, description })
    return {
      creatorId: job.userId,
      placeName: item.place,
      description,
      ...item.location,
      ...firstPhoto(own),
      ...searchable,
    }
  },

  bucket: ({ photos: [picture] }, { job }) => ({ ownerId: job.userId, pictureId: picture?.pictureId }),

  journal: ({ item }, { job, idOf }) => ({
    creatorId: job.userId,
    visibility: 'Private',
    bucketId: idOf('bucket', item.bucket),
  }),

  story({ item, photos: own }, { idOf }, index) {
    const journalId = idOf('journal', item.journal) ?? ''
    const last = sql`(select coalesce(max(position), 0) from stories where journal_id = ${journalId})`
    const kickId = idOf('kick', item.kick)
    return { journalId, kickId, position: sql`${last} + ${index + 1}`, ...firstPhoto(own) }
  },

  entry: ({ item }, { job, idOf }) => ({
    userId: job.userId,
    kickId: idOf('kick', item.kick),
    kickName: item.name,
    happenedOn: item.on,
    untilOn: item.until,
    companions: item.with.map((name) => name.normalize('NFC')),
  }),
}

/** Inserts things of a kind, all Private. The first photos of Kicks and Stories are columns of these. */
export async function insertThings<K extends Kind>(
  transaction: Queries,
  kind: K,
  made: Made<Items[K]>[],
  context: Context,
) {
  const table: PgTable = tables[kind]
  const rows = made.map((it, index) => ({
    ...it.item,
    ...columnsOf[kind](it, context, index),
    id: it.id,
    audience: 'Private',
    createdAt: sql`least(${it.item.createdAt}::timestamptz, now())`,
  }))
  await transaction.insert(table).values(rows)
  const others = made.flatMap(({ id, photos: own }) =>
    own.slice(kind === 'entry' ? 0 : 1).map((photo, index) => ({
      ...photo,
      [`${kind}Id`]: id,
      id: newId(),
      position: index + 1,
    })),
  )
  if (others.length > 0) await transaction.insert(photos).values(others)
}
