import { newId } from '@bucketeer/host/server'
import { kicks } from '../kicks'
import { createdDaysAgo, idOf, type Ids } from '../row-fields'
import { happenedAt } from './happened-at'
import { logEntries, type DemoLogEntry } from './index'

interface Seeding {
  now: Date
  pictureIds: Ids
}

/** Returns the rows of all entries, and of their photos. */
export function rowsOfLog({ now, pictureIds }: Seeding, ids: { people: Ids; kicks: Ids }) {
  const rowOf = ({ by, daysAgo, kick, when, with: companions = [], photos: _, ...entry }: DemoLogEntry) => ({
    ...createdDaysAgo(daysAgo, now),
    state: 'done' as const,
    ...entry,
    steps: [...(entry.steps ?? [])],
    companions: [...companions],
    ...happenedAt(when ?? { daysAgo }, now),
    userId: idOf(ids.people, by),
    kickId: idOf(ids.kicks, kick),
    kickName: nameOfKick(kick),
  })
  const rows = logEntries.map((entry) => ({ entry, row: rowOf(entry) }))
  return {
    logEntries: rows.map(({ row }) => row),
    entryPhotos: rows.flatMap(({ entry: { photos = [] }, row }) =>
      photos.map(({ picture, alt, caption = '' }, index) => ({
        id: newId(),
        entryId: row.id,
        pictureId: idOf(pictureIds, picture),
        position: index + 1,
        alt,
        caption,
      })),
    ),
  }
}

const nameOfKick = (wanted: string) => kicks.find(({ key }) => key === wanted)?.name ?? ''
