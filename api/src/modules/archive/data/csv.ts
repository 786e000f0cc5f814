import { utcDay } from '@bucketeer/platform/text'
import type { Contents } from '../contents/contents'

type Cell = string | number | boolean | null

/** A spreadsheet would run a text that begins so as a formula. */
const formula = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  const text = typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Returns a table as RFC 4180 has it. The mark at its beginning tells Excel that it is UTF-8. */
const csv = (header: string[], rows: Cell[][]): string =>
  `\uFEFF${[header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

const day = (moment: string) => moment.slice(0, 10)

/** Returns the tables of an archive with their paths. */
export const csvFiles = ({ file, comments }: Contents): [path: string, text: () => string][] => [
  [
    'csv/buckets.csv',
    () => {
      const names = new Map(file.kicks.map(({ id, name }) => [id, name]))
      return csv(
        ['bucket', 'description', 'audience', 'kick', 'planned', 'planned precision', 'kick id'],
        file.buckets.flatMap(({ name, description, audience, kicks }) =>
          kicks.map(({ kick, targetOn, targetPrecision }) => [
            ...[name, description, audience, names.get(kick) ?? '', targetOn, targetPrecision, kick],
          ]),
        ),
      )
    },
  ],
  [
    'csv/kicks.csv',
    () =>
      csv(
        [
          'name',
          'by',
          'description',
          'category',
          'place',
          'country',
          'latitude',
          'longitude',
          'audience',
          'created',
          'id',
        ],
        file.kicks.map((kick) => [
          ...[kick.name, kick.by, kick.description, kick.category, kick.place, kick.country],
          ...[
            kick.location?.lat ?? null,
            kick.location?.lng ?? null,
            kick.audience,
            day(kick.createdAt),
            kick.id,
          ],
        ]),
      ),
  ],
  [
    'csv/log.csv',
    () =>
      csv(
        [
          'kick',
          'state',
          'date',
          'precision',
          'until',
          'again',
          'stars',
          'note',
          'with',
          'audience',
          'kick id',
          'id',
        ],
        file.log.map((entry) => [
          ...[entry.name, entry.state, entry.on, entry.precision, entry.until, entry.again, entry.stars],
          ...[entry.note, entry.with.join(', '), entry.audience, entry.kick, entry.id],
        ]),
      ),
  ],
  [
    'csv/stories.csv',
    () =>
      csv(
        ['journal', 'story', 'date', 'text', 'kick id', 'created', 'id'],
        file.journals.flatMap(({ title: journal, stories }) =>
          stories.map(({ title, happenedOn, content, kick, createdAt, id }) => [
            ...[journal, title, happenedOn, content, kick, day(createdAt), id],
          ]),
        ),
      ),
  ],
  [
    'csv/comments.csv',
    () =>
      csv(
        ['on', 'name', 'comment', 'created', 'id'],
        comments.map(({ kind, on, text, createdAt, id }) => [kind, on, text, utcDay(createdAt), id]),
      ),
  ],
]
