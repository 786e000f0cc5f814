import { type Kick } from '@bucketeer/shared-auth'
import { counted } from '../../counted'

/** The key figures of the list, once all of it is there: until then nobody knows them. */
export const listFigures = (kicks: Kick[], extent: 'whole' | 'part'): string[] => {
  if (extent === 'part' || kicks.length === 0) return []
  const countries = new Set(kicks.flatMap(({ country }) => country ?? []))
  return [
    counted(kicks.length, 'Kick'),
    ...(countries.size > 0 ? [counted(countries.size, 'country', 'countries')] : []),
  ]
}
