const escaped = (cell: string) => cell.replaceAll('|', '\\|')

/** Returns a table as Prettier formats it: each column is as wide as its longest cell. */
export const table = (head: string[], rows: string[][]): string => {
  const cells = [head, ...rows].map((row) => row.map(escaped))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[], fill: string) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  const [first = [], ...others] = cells
  return [
    line(first, ' '),
    line(
      head.map(() => ''),
      '-',
    ),
    ...others.map((row) => line(row, ' ')),
  ].join('\n')
}

/** Returns text as code, also when it contains backticks. */
export const code = (text: string): string => `\`${text}\``
