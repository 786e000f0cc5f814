import { v7 } from 'uuid'

/** Ids of rows, by the keys of the demo content. */
export type Ids = ReadonlyMap<string, string>

export const idsOf = (rows: readonly { key: string; id: string }[]): Ids =>
  new Map(rows.map(({ key, id }) => [key, id]))

export function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`The demo content has nothing called ${key}.`)
  return id
}

const dayMs = 24 * 60 * 60 * 1000

export const dateDaysAgo = (days: number, now: Date) => new Date(now.getTime() - Math.round(days * dayMs))

/** Lists are sorted by id, so the id has the creation time too. */
export const createdDaysAgo = (days: number, now: Date) => {
  const createdAt = dateDaysAgo(days, now)
  return { id: v7({ msecs: createdAt.getTime() }), createdAt, updatedAt: createdAt }
}
