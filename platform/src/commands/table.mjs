import { oneLine } from '../releases/one-line.mjs'

/**
 * Prints a table. Each column is as wide as its widest text.
 * @param {string[]} head
 * @param {string[][]} lines
 */
export const printTable = (head, lines) => {
  const rows = [head, ...lines.map((line) => line.map(oneLine))]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const line of rows)
    console.log(`  ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
