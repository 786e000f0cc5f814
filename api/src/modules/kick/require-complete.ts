import { type FieldProblem, InvalidFields } from '@bucketeer/host/http'
import type { PhotoChange } from '../photo/repository'
import type { NewKick } from './repository'
import { noCategory, noContinent, noPicture } from './words'

interface Parts {
  audience: unknown
  hasPicture: boolean
  continent: unknown
  category: unknown
}

/** Returns what a Kick lacks that others can see. */
function missingParts({ audience, hasPicture, continent, category }: Parts): FieldProblem[] {
  if (audience === 'Private') return []
  return [
    ...(hasPicture ? [] : [{ field: 'pictures', message: noPicture }]),
    ...(continent ? [] : [{ field: 'continent', message: noContinent }]),
    ...(category ? [] : [{ field: 'category', message: noCategory }]),
  ]
}

/** Returns the fields. @throws InvalidFields naming what is missing in a Kick that others can see */
export function requireComplete<Fields extends Pick<NewKick, 'audience' | 'continent' | 'category'>>(
  fields: Fields,
  { pictureId }: PhotoChange,
): Fields {
  const missing = missingParts({ ...fields, hasPicture: pictureId !== null })
  if (missing.length > 0) throw new InvalidFields(missing)
  return fields
}

/** Returns what a Kick lacks by a body that is not valid. `present` has the fields that a body may leave out. */
export const missingIn = (
  body: Readonly<Record<string, unknown>>,
  present: Pick<NewKick, 'audience' | 'continent'>,
): FieldProblem[] => {
  const { pictures, photos, category, audience = present.audience, continent = present.continent } = body
  const hasPicture = Boolean(pictures) || (Array.isArray(photos) && photos.length > 0)
  return missingParts({ audience, hasPicture, continent, category })
}
