import { type Bucket } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'

/** Returns the key figures of a Bucket: numbers of Kicks and countries, without zeros. */
export const bucketFigures = ({ kicks, kickCount }: Bucket): string[] => {
  const countries = new Set(kicks.flatMap(({ country }) => country ?? []))
  return [
    ...(kickCount > 0 ? [counted(kickCount, 'Kick')] : []),
    ...(countries.size > 0 ? [counted(countries.size, 'country', 'countries')] : []),
  ]
}
