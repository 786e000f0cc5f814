import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/** Holds one row of a table, formatted for reading. */
export interface Row {
  cells: string[]
  /** Whether the row meets its goal; absent on rows without a goal. */
  met?: boolean
}

/** Holds one table of results. */
export interface Table {
  /** The name of its JSON file, such as `server-calls`. */
  name: string
  title: string
  columns: string[]
  rows: Row[]
  /** The goal in words. */
  goal?: string
}

const lengthOf = (cells: string[], column: number) => cells[column]?.length ?? 0

const verdict = ({ met }: Row) => (met === undefined ? '' : met ? '✓' : '✗')

/** Formats a table as aligned plain text, with a verdict at the end of each row that has a goal. */
export function formatTable({ title, columns, rows, goal }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(({ cells }) => lengthOf(cells, index))),
  )
  const line = (cells: string[], end: string) =>
    `  ${[...cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)), end].join('  ')}`.trimEnd()
  const head = goal === undefined ? title : `${title}\n  goal: ${goal}`
  return [head, line(columns, ''), ...rows.map((row) => line(row.cells, verdict(row)))].join('\n')
}

const folder = join(root, '.cache/bench')

/** Writes the table as JSON into `.cache/bench`, replacing the previous one. */
export function saveTable(table: Table) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${table.name}.json`), `${JSON.stringify(table, null, 2)}\n`)
}
