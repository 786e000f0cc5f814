import { beyondAllIds } from '../../database/list-query'

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Matches a cursor: milliseconds since 1970, and the id of the last item. */
export const cursorPattern = `^[0-9]{1,13}~${id}$`

/** A place in a feed. */
export interface FeedPlace {
  at: Date
  id: string
}

export const cursorOf = ({ at, id }: FeedPlace) => `${at.getTime()}~${id}`

/** @param cursor matches `cursorPattern`. Undefined for the place before the first item. */
export function placeOf(cursor = `${Date.now() + 1}~${beyondAllIds}`): FeedPlace {
  const [at, id = ''] = cursor.split('~')
  return { at: new Date(Number(at)), id }
}
