const lengthOf = (line: string[], column: number) => line[column]?.length ?? 0

/** Prints lines under a head, each column as wide as its widest text. */
export const printTable = (head: string[], lines: string[][]) => {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => lengthOf(line, column))))
  for (const line of [head, ...lines])
    console.log(`  ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
