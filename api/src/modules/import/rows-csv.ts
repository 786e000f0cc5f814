import type { ColumnName } from './readers/upload'
import { columnNames } from './readers/upload'
import { nameOf } from './presenter'
import type { RowRecord } from './rows/repository'

const quoted = (cell: unknown) => `"${String(cell ?? '').replaceAll('"', '""')}"`
const line = (cells: unknown[]) => `${cells.map(quoted).join(',')}\r\n`

function cellsOf({ item, buckets }: RowRecord): Partial<Record<ColumnName, unknown>> {
  if (!item) return {}
  const name = nameOf(item)
  switch (item.kind) {
    case 'kick': {
      const { description, place, country, category, location } = item
      return { name, description, place, country, category, ...location, bucket: buckets[0] }
    }
    case 'entry':
      return { name, date: item.on, until: item.until, note: item.note, state: item.state }
    case 'story':
      return { name, description: item.content, date: item.happenedOn }
    default:
      return { name, description: item.description }
  }
}

/** The columns that the reader of CSV files knows, the place in the file, and what is wrong. */
export const csvHeader = `\u{FEFF}${line([...columnNames, 'at', 'problem'])}`

export function csvLine(row: RowRecord): string {
  const cells = cellsOf(row)
  return line([...columnNames.map((name) => cells[name]), row.at, row.reason?.message])
}
