import { basename } from 'node:path/posix'
import { isBlank, isKnownDate } from '@bucketeer/platform/text'
import { positionIn, positionOf } from './coordinates'
import { categoryOf, guessColumns, stateOf } from './columns'
import { isAmbiguous, latestDay, orderOf, unknownDate, whenOf } from './dates'
import { type Finding, rowsOf } from './findings'
import { delimiterOf, firstRecords, recordsOf } from './records'
import { textHead } from './text'
import type {
  Choices,
  ColumnName,
  Columns,
  DateOrder,
  Files,
  Questions,
  Reader,
  Reading,
  ReadRow,
} from './upload'
import { brokenRow, doneInFuture } from './words'

interface Table {
  delimiter: string
  header: string[]
  /** The number of the first row below the header. */
  first: number
  columns: Columns
}

const hasName = ({ name, place }: Columns) => name !== undefined || place !== undefined

/** Finds the header: the first row with a known word, or else the first row. Rows above it are a title. */
async function tableOf(files: Files, file: string): Promise<Table> {
  const head = (await textHead(files, file)) ?? ''
  const delimiter = delimiterOf(head) ?? ','
  const records = firstRecords(head, delimiter)
  const known = records.slice(0, 5).findIndex((cells) => hasName(guessColumns(cells)))
  const index = known >= 0 ? known : records.findIndex((cells) => !isBlank(cells.join('')))
  const header = records[index] ?? []
  const isData = known < 0 && header.some((cell) => /^\s*(?:$|https?:|[-+]?\d)/u.test(cell))
  const columns = guessColumns(header)
  const free = header.findIndex((_, at) => !Object.values(columns).includes(at))
  return {
    delimiter,
    header: isData ? header.map((_, at) => String.fromCharCode(65 + (at % 26))) : header,
    first: isData ? index + 1 : index + 2,
    columns: { name: columns.place ?? Math.max(free, 0), ...columns },
  }
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
  const look = when.look ?? until.look
  const inFuture = state && isDated && !isPast ? doneInFuture(from.trim()) : undefined
  return {
    name: isBlank(cell('name')) ? cell('place') : cell('name'),
    description: [cell('description'), state ? '' : cell('note')].join('\n\n'),
    category: categoryOf(cell('category')) ?? null,
    place: cell('place'),
    country: cell('country'),
    position,
    buckets: isBlank(cell('bucket')) ? [] : [cell('bucket')],
    ...(state
      ? {
          visits: [
            {
              date: inFuture ? unknownDate : date,
              until: until.date.on ?? undefined,
              state,
              note: cell('note'),
              look: look ?? inFuture,
            },
          ],
        }
      : { target: date, look }),
  }
}

interface TableOptions extends Choices {
  /** Reads the text that belongs to a name. */
  textOf?: (name: string) => Promise<string>
}

/** Returns the texts of the dates of a table. */
async function datesOf(files: Files, file: string, { delimiter, first, columns }: Table): Promise<string[]> {
  const dates: string[] = []
  for await (const { number, cells = [] } of recordsOf(files, file, delimiter))
    if (number >= first)
      for (const name of ['date', 'until'] as const) dates.push(cells[columns[name] ?? cells.length] ?? '')
  return dates
}

/** Finds what a CSV file has, with its columns and its order of dates as it shows them, or as the person chose. */
export async function* findInTable(
  files: Files,
  file: string,
  { columns: chosen, dateOrder, textOf = async () => '' }: TableOptions,
): AsyncGenerator<Finding | ReadRow> {
  const table = await tableOf(files, file)
  const columns = chosen ?? table.columns
  const order = dateOrder ?? orderOf(await datesOf(files, file, { ...table, columns }))
  for await (const { number, cells } of recordsOf(files, file, table.delimiter)) {
    if (number < table.first || (cells && isBlank(cells.join('')))) continue
    const at = files.names.length > 1 ? `${basename(file)}, row ${number}` : `Row ${number}`
    if (!cells) yield { at, unreadable: brokenRow }
    else {
      const finding = findingOf(cells, columns, order)
      yield { at, ...finding, description: [finding.description, await textOf(finding.name)].join('\n\n') }
    }
  }
}

/** Returns what a table leaves open: always the meaning of its columns, and the order of its dates if these do not show it. */
async function ask({ files, names: [file = ''], choices }: Reading): Promise<Questions> {
  const table = await tableOf(files, file)
  const records = firstRecords((await textHead(files, file)) ?? '', table.delimiter)
  const columns = choices.columns ?? table.columns
  const dates = await datesOf(files, file, { ...table, columns })
  const examples = orderOf(dates) ? [] : [...new Set(dates.filter(isAmbiguous))].slice(0, 3)
  return {
    columns: {
      header: table.header,
      sample: records
        .slice(table.first - 1)
        .filter((cells) => !isBlank(cells.join('')))
        .slice(0, 5),
      guess: table.columns,
    },
    ...(examples.length > 0 && { dateOrder: examples }),
  }
}

/** CSV of any program, with commas, semicolons or tabs. */
export const csv: Reader = {
  source: 'csv',
  matches: (head) => !/^\s*[<{]/u.test(head) && delimiterOf(head) !== undefined,
  read: ({ files, names: [file = ''], title, choices }) => rowsOf(findInTable(files, file, choices), title),
  asks: ask,
}
