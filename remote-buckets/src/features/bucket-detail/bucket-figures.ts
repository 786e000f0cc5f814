import { type Bucket } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'

/** The key figures of a Bucket: how many Kicks, in how many countries. Nothing is no figure. */
export const bucketFigures = ({ kicks, kickCount }: Bucket): string[] => {
  const countries = new Set(kicks.flatMap(({ country }) => country ?? []))
  return [
    ...(kickCount > 0 ? [counted(kickCount, 'Kick')] : []),
    ...(countries.size > 0 ? [counted(countries.size, 'country', 'countries')] : []),
  ]
}
