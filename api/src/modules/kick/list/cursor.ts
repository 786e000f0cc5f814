import { InvalidValue } from '@bucketeer/host/server'
import { beyondAllIds } from '../../../database/list-query'
import { otherCursor } from '../words'

const id = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** Matches a cursor: the id of a Kick, with its number of likes before it in the order 'Most liked'. */
export const cursorPattern = `^(?:[0-9]{1,9}~)?${id}$`

/** A place in the order 'Most liked'. */
export interface LikedPlace {
  likes: number
  after: string
}

/** The place before the first Kick. */
const beforeAll: LikedPlace = { likes: 2_147_483_647, after: beyondAllIds }

export const likedCursor = ({ id, likeCount }: { id: string; likeCount: number }) => `${likeCount}~${id}`

/** @param cursor matches `cursorPattern`. @throws InvalidValue if it is of the order 'Newest' */
export function likedPlace(cursor: string | undefined): LikedPlace {
  if (cursor === undefined) return beforeAll
  const [likes, after] = cursor.split('~')
  if (after === undefined) throw new InvalidValue(otherCursor)
  return { likes: Number(likes), after }
}

/** @param cursor matches `cursorPattern`. @throws InvalidValue if it is of the order 'Most liked' */
export function newestCursor(cursor: string | undefined): string | undefined {
  if (cursor?.includes('~')) throw new InvalidValue(otherCursor)
  return cursor
}
