import type { Contents } from '../contents/contents'
import type { ArchiveFile } from '../format'
import type { Document } from '../store-zip'

type Cell = string | number | boolean | null

/** Matches what a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a table as RFC 4180 has it. The mark at its beginning tells Excel that it is UTF-8. */
const csv = (header: string, rows: Cell[][]): string =>
  `\uFEFF${[header, ...rows.map((row) => row.map(written).join(','))].join('\r\n')}\r\n`

const day = (moment: string) => moment.slice(0, 10)

function bucketTable({ buckets, kicks }: ArchiveFile) {
  const names = new Map(kicks.map(({ id, name }) => [id, name]))
  const rows = buckets.flatMap((bucket) =>
    bucket.kicks.map(({ kick, targetOn, targetPrecision }) => [
      ...[bucket.name, bucket.description, bucket.audience],
      ...[names.get(kick) ?? '', targetOn, targetPrecision, kick],
    ]),
  )
  return csv('bucket,description,audience,kick,planned,planned precision,kick id', rows)
}

const kickTable = ({ kicks }: ArchiveFile) =>
  csv(
    'name,by,description,category,place,country,latitude,longitude,audience,created,id',
    kicks.map((kick) => [
      ...[kick.name, kick.by, kick.description, kick.category, kick.place, kick.country],
      ...[kick.location?.lat ?? null, kick.location?.lng ?? null],
      ...[kick.audience, day(kick.createdAt), kick.id],
    ]),
  )

const logTable = ({ log }: ArchiveFile) =>
  csv(
    'kick,state,date,precision,until,again,stars,note,with,audience,kick id,id',
    log.map((entry) => [
      ...[entry.name, entry.state, entry.on, entry.precision, entry.until, entry.again, entry.stars],
      ...[entry.note, entry.with.join(', '), entry.audience, entry.kick, entry.id],
    ]),
  )

const storyTable = ({ journals }: ArchiveFile) =>
  csv(
    'journal,story,date,text,kick id,created,id',
    journals.flatMap(({ title: journal, stories }) =>
      stories.map(({ title, happenedOn, content, kick, createdAt, id }) => [
        ...[journal, title, happenedOn, content, kick, day(createdAt), id],
      ]),
    ),
  )

const commentTable = (comments: Contents['comments']) =>
  csv(
    'on,name,comment,created,id',
    comments.map(({ kind, on, text, createdAt, id }) => [kind, on, text, day(createdAt.toISOString()), id]),
  )

/** Returns the tables of an archive. */
export const csvFiles = ({ file, comments }: Contents): Document[] => [
  ['csv/buckets.csv', () => bucketTable(file)],
  ['csv/kicks.csv', () => kickTable(file)],
  ['csv/log.csv', () => logTable(file)],
  ['csv/stories.csv', () => storyTable(file)],
  ['csv/comments.csv', () => commentTable(comments)],
]
