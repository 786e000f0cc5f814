import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type {
  ArchivedBucket,
  ArchivedEntry,
  ArchivedJournal,
  ArchivedKick,
  ArchivedStory,
  ArchiveFile,
} from '../../archive/format'

const createdAt = '2024-02-03T10:00:00.000Z'

export const aKick = (id: string, fields: Partial<ArchivedKick> = {}): ArchivedKick => ({
  ...{ id, by: null, name: `Kick ${id}`, description: 'Brief.', category: 'Travel', continent: 'Europe' },
  ...{ country: 'Norway', place: 'Oslo', location: { lat: 59.9, lng: 10.7 }, placePrecision: 'area' },
  ...{ audience: 'Members', photos: [], createdAt },
  ...fields,
})

export const aBucket = (
  id: string,
  kicks: string[],
  fields: Partial<ArchivedBucket> = {},
): ArchivedBucket => ({
  ...{ id, name: `Bucket ${id}`, description: 'Up there', audience: 'Members', picture: null, createdAt },
  kicks: kicks.map((kick) => ({ kick, targetOn: '2030-05-01', targetPrecision: 'month' })),
  ...fields,
})

export const aStory = (id: string, fields: Partial<ArchivedStory> = {}): ArchivedStory => ({
  ...{
    id,
    title: `Story ${id}`,
    content: '# At six',
    kick: null,
    happenedOn: '2024-01-02',
    photos: [],
    createdAt,
  },
  ...fields,
})

export const aJournal = (
  id: string,
  stories: ArchivedStory[],
  fields: Partial<ArchivedJournal> = {},
): ArchivedJournal => ({
  ...{
    id,
    title: `Journal ${id}`,
    description: 'South',
    audience: 'Public',
    showsPlaces: true,
    bucket: null,
  },
  ...{ stories, createdAt },
  ...fields,
})

export const anEntry = (id: string, fields: Partial<ArchivedEntry> = {}): ArchivedEntry => ({
  ...{
    id,
    kick: null,
    name: `Entry ${id}`,
    state: 'done',
    on: '2023-07-01',
    precision: 'month',
    until: null,
  },
  ...{ again: true, stars: 4, note: 'Cold', steps: [{ text: 'Pack', done: true }], with: ['Tomas'] },
  ...{ audience: 'Members', remind: false, photos: [], createdAt },
  ...fields,
})

export const anArchive = (fields: Partial<ArchiveFile>): ArchiveFile => ({
  ...{ format: 'bucketeer', version: 1, site: 'https://other.example', madeAt: createdAt },
  person: { name: 'Ann', tagline: '', picture: null },
  ...{ buckets: [], kicks: [], journals: [], log: [] },
  ...fields,
})

/** Returns a ZIP archive with `bucketeer.json` and other files. */
export function zipOf(archive: object, files: Record<string, Buffer> = {}): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(archive)), 'bucketeer.json')
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name)
  zip.end()
  return buffer(zip.outputStream)
}
