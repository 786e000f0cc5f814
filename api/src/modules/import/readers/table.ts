import { basename } from 'node:path/posix'
import { isBlank, isKnownDate } from '@bucketeer/platform/text'
import { latestDay } from '../../log/dates'
import { positionIn, positionOf } from './coordinates'
import { categoryOf, type ColumnName, guessColumns, stateOf } from './columns'
import { isAmbiguous, orderOf, unknownDate, whenOf } from './dates'
import { type Finding, rowsOf } from './findings'
import { delimiterOf, firstRecords, recordsOf } from './records'
import { isList, isMarkup, textHead } from './text'
import type { Choices, Columns, DateOrder, Files, Questions, Reader, ReadRow } from './upload'
import { brokenRow, doneInFuture } from './words'

interface Table {
  delimiter: string
  /** The number of the first row below the header. */
  first: number
  columns: Columns
  /** The order that all of its dates have, if they show it. */
  order: DateOrder | undefined
  questions: Questions
}

const hasName = ({ name, place }: Columns) => name !== undefined || place !== undefined
const isEmpty = (cells: readonly string[]) => isBlank(cells.join(''))

/** Finds the header, which is the first row with a known word, or else the first row, and what the table leaves open. */
async function tableOf(files: Files, file: string, chosen?: Columns): Promise<Table> {
  const head = (await textHead(files, file)) ?? ''
  const delimiter = delimiterOf(head) ?? ','
  const records = firstRecords(head, delimiter)
  const known = records.slice(0, 5).findIndex((cells) => hasName(guessColumns(cells)))
  const index = known >= 0 ? known : records.findIndex((cells) => !isEmpty(cells))
  const written = records[index] ?? []
  const isData = known < 0 && written.some((cell) => /^\s*(?:$|https?:|[-+]?\d)/u.test(cell))
  const header = isData ? written.map((_, at) => String.fromCharCode(65 + (at % 26))) : written
  const first = isData ? index + 1 : index + 2
  const guessed = guessColumns(written)
  const free = written.findIndex((_, at) => !Object.values(guessed).includes(at))
  const guess = { name: guessed.place ?? Math.max(free, 0), ...guessed }
  const { date = -1, until = -1 } = chosen ?? guess
  const dates: string[] = []
  for await (const { number, cells = [] } of recordsOf(files, file, delimiter))
    if (number >= first) dates.push(cells[date] ?? '', cells[until] ?? '')
  const order = orderOf(dates)
  const examples = order ? [] : [...new Set(dates.filter(isAmbiguous))].slice(0, 3)
  const sample = records.slice(first - 1).filter((cells) => !isEmpty(cells))
  const questions = {
    columns: { header, sample: sample.slice(0, 5), guess },
    ...(examples.length > 0 && { dateOrder: examples }),
  }
  return { delimiter, first, columns: chosen ?? guess, order, questions }
}

/** Reads a row as a finding. Without a column for the state, a date that is past says that it was done. */
function findingOf(cells: readonly string[], columns: Columns, order?: DateOrder): Omit<Finding, 'at'> {
  const cell = (name: ColumnName) => (columns[name] === undefined ? '' : (cells[columns[name]] ?? ''))
  const [from = '', to = ''] = cell('date').split('→')
  const [when, until] = [whenOf(from, order), whenOf(to || cell('until'), order)]
  const { date } = when
  const isDated = isKnownDate(date)
  const isPast = isDated && date.on <= latestDay()
  const state = columns.state === undefined ? (isPast ? 'done' : undefined) : stateOf(cell('state'))
  const position = columns.lng === undefined ? positionIn(cell('lat')) : positionOf(cell('lat'), cell('lng'))
  const inFuture = state && isDated && !isPast ? doneInFuture(from.trim()) : undefined
  const look = when.look ?? until.look ?? inFuture
  const note = cell('note')
  const visit = { date: inFuture ? unknownDate : date, until: until.date.on ?? undefined, note, look }
  return {
    name: cell('name'),
    description: [cell('description'), state ? '' : note].join('\n\n'),
    category: categoryOf(cell('category')) ?? null,
    place: cell('place'),
    country: cell('country'),
    position,
    buckets: isBlank(cell('bucket')) ? [] : [cell('bucket')],
    ...(state ? { visits: [{ ...visit, state }] } : { target: date, look }),
  }
}

interface TableOptions extends Choices {
  /** Reads the text that belongs to a name. */
  textOf?: (name: string) => Promise<string>
}

/** Finds what a CSV file has, with its columns and its order of dates as it shows them, or as the person chose. */
export async function* findInTable(
  files: Files,
  file: string,
  { columns: chosen, dateOrder, textOf = async () => '' }: TableOptions,
): AsyncGenerator<Finding | ReadRow> {
  const { delimiter, first, columns, order } = await tableOf(files, file, chosen)
  for await (const { number, cells } of recordsOf(files, file, delimiter)) {
    if (number < first || (cells && isEmpty(cells))) continue
    const at = files.names.length > 1 ? `${basename(file)} · ${number}` : `${number}`
    const finding = cells && findingOf(cells, columns, dateOrder ?? order)
    yield finding
      ? { at, ...finding, description: [finding.description, await textOf(finding.name)].join('\n\n') }
      : { at, unreadable: brokenRow }
  }
}

/** CSV of any program, with commas, semicolons or tabs. */
export const csv: Reader = {
  source: 'csv',
  matches: (head) => !isMarkup(head) && !isList(head) && delimiterOf(head) !== undefined,
  read: ({ files, names: [file = ''], title, choices }) => rowsOf(findInTable(files, file, choices), title),
  asks: async ({ files, names: [file = ''], choices }) =>
    (await tableOf(files, file, choices.columns)).questions,
}
