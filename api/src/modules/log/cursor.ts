import { isDay } from '@bucketeer/platform/text'
import { InvalidValue } from '@bucketeer/host/server'
import { noSuchCursor } from './words'

/** A place in a log: the last entry of a page, as it is sorted. */
export interface LogPlace {
  /** Null sorts last. */
  on: string | null
  fineness: number
  id: string
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Matches a cursor, such as `2001-05-01~2~<id>`. The date is `unknown` for entries without one. */
export const cursorPattern = `^(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|unknown)~[0-3]~${id}$`

export const cursorOf = ({ on, fineness, id }: LogPlace) => `${on ?? 'unknown'}~${fineness}~${id}`

/** @param cursor matches `cursorPattern`. @throws InvalidValue if its date is not valid */
export function placeOf(cursor: string): LogPlace {
  const [on = '', fineness = '', id = ''] = cursor.split('~')
  if (on !== 'unknown' && !isDay(on)) throw new InvalidValue(noSuchCursor)
  return { on: on === 'unknown' ? null : on, fineness: Number(fineness), id }
}
