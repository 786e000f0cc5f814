import { fieldsOf } from './items'
import { type ColumnName, columnNames } from './readers/columns'
import type { RowRecord } from './rows/repository'

const quoted = (cell: unknown) => `"${String(cell ?? '').replaceAll('"', '""')}"`
const line = (cells: unknown[]) => `${cells.map(quoted).join(',')}\r\n`

function cellsOf({ item, bucket }: RowRecord): Partial<Record<ColumnName, unknown>> {
  const { on: date, location, ...fields } = fieldsOf(item)
  return { ...fields, date, ...location, bucket }
}

/** The columns that the reader of CSV files knows, the place in the file, and what is wrong. */
export const csvHeader = `\u{FEFF}${line([...columnNames, 'at', 'problem'])}`

export function csvLine(row: RowRecord): string {
  const cells = cellsOf(row)
  return line([...columnNames.map((name) => cells[name]), row.at, row.reason?.message])
}
