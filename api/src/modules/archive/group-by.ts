/** Indexes rows by a key. The returned function gives the rows of a key. */
export function groupBy<Row>(rows: Row[], keyOf: (row: Row) => string | null) {
  const groups = new Map<string | null, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return (key: string) => groups.get(key) ?? []
}
