import { type Kick } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'

/** Returns the key figures of the loaded part of the list. */
export const listFigures = (kicks: Kick[], extent: 'whole' | 'part'): string[] => {
  if (kicks.length === 0) return []
  const countries = new Set(kicks.flatMap(({ country }) => country ?? []))
  return [
    counted(kicks.length, 'Kick') + (extent === 'part' ? ' so far' : ''),
    ...(countries.size > 0 ? [counted(countries.size, 'country', 'countries')] : []),
  ]
}
