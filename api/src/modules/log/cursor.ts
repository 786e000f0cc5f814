/** A place in a log: the last entry of a page, as it is sorted. */
export interface LogPlace {
  /** Null sorts last. */
  on: string | null
  fineness: number
  id: string
}

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Matches a cursor, such as `2001-05-01~2~<id>`. The date is `unknown` for entries without one. */
export const cursorPattern = `^(?:[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9])|unknown|[0-9]{4}-(?:0[13-9]|1[0-2])-30|[0-9]{4}-(?:0[13578]|1[02])-31)~[0-3]~${id}$`

export const cursorOf = ({ on, fineness, id }: LogPlace) => `${on ?? 'unknown'}~${fineness}~${id}`

/** @param cursor matches `cursorPattern` */
export function placeOf(cursor: string): LogPlace {
  const [on = '', fineness = '', id = ''] = cursor.split('~')
  return { on: on === 'unknown' ? null : on, fineness: Number(fineness), id }
}
