/** Ids of rows, by what the demo content calls them. */
export type Ids = ReadonlyMap<string, string>

export const idsOf = (rows: readonly { key: string; id: string }[]): Ids =>
  new Map(rows.map(({ key, id }) => [key, id]))

/** @throws when there is no such row. */
export function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The demo content has nothing called ${key}.`)
  return id
}
