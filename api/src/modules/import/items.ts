import type {
  ArchivedBucket,
  ArchivedEntry,
  ArchivedJournal,
  ArchivedKick,
  ArchivedStory,
} from '../archive/format'

/** The programs and formats that can be brought in. */
export const sources = [
  'bucketeer',
  'photos',
  'adventurelog',
  'google',
  'polarsteps',
  'swarm',
  'gpx',
  'kml',
  'ics',
  'csv',
  'markdown',
] as const
export type Source = (typeof sources)[number]

/** A thing to create. Its id is that of the source, by which a second import knows it again. */
export type ImportItem =
  | ({ kind: 'bucket' } & ArchivedBucket)
  | ({ kind: 'kick' } & ArchivedKick)
  | ({ kind: 'journal' } & Omit<ArchivedJournal, 'stories'>)
  | ({ kind: 'story'; journal: string } & ArchivedStory)
  | ({ kind: 'entry' } & ArchivedEntry)

type Fields = Partial<Omit<ArchivedKick & ArchivedEntry & ArchivedStory, 'audience'>>

/** Returns the fields of an item, with one name for those that several kinds have. */
export function fieldsOf(item: ImportItem | null) {
  const { title, content, happenedOn = null, ...fields }: Fields = item ?? {}
  const description = fields.description ?? content
  return {
    ...fields,
    name: title ?? fields.name ?? '',
    description,
    text: description ?? fields.note ?? '',
    on: fields.on ?? happenedOn,
    precision: fields.precision ?? (happenedOn === null ? null : 'day'),
    photos: fields.photos ?? [],
  }
}
