import type { Row, Table } from './table'

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
