import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/** What stands in a row of a table, as it is read. */
export interface Row {
  cells: string[]
  /** Whether the goal is met here; rows that only inform have none. */
  met?: boolean
}

/** What a measure found. */
export interface Table {
  /** Of its file, such as `server-calls`. */
  name: string
  title: string
  columns: string[]
  rows: Row[]
  /** What a row has to be, in words. */
  goal?: string
}

const lengthOf = (cells: string[], column: number) => cells[column]?.length ?? 0

const verdict = ({ met }: Row) => (met === undefined ? '' : met ? '✓' : '✗')

/** A table as plain text: its title, its goal, and columns as wide as their widest cell, with a verdict at their end. */
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

/** Writes it as JSON into `.cache/bench`, in the place of the one before. */
export function saveTable(table: Table) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${table.name}.json`), `${JSON.stringify(table, null, 2)}\n`)
}
