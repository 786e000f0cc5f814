import { type FieldProblem, InvalidFields } from '@bucketeer/host/http'
import type { KickRow } from './repository'
import { noCategory, noContinent, noPicture } from './words'

type Present = Pick<KickRow, 'audience' | 'continent' | 'category' | 'pictureId'>

export const newKick: Present = { audience: 'Members', continent: null, category: null, pictureId: null }

/** Returns what a Kick that others can see lacks after a request. The request may be invalid. */
export function missingAfter(sent: Readonly<Record<string, unknown>>, present: Present): FieldProblem[] {
  const after: Readonly<Record<string, unknown>> = { pictures: present.pictureId, ...present, ...sent }
  const { audience, continent, category, pictures, photos } = after
  if (audience === 'Private') return []
  const hasPicture = Array.isArray(photos) ? photos.length > 0 : pictures
  return [
    ...(hasPicture ? [] : [{ field: 'pictures', ...noPicture }]),
    ...(continent ? [] : [{ field: 'continent', ...noContinent }]),
    ...(category ? [] : [{ field: 'category', ...noCategory }]),
  ]
}

/** @throws InvalidFields naming what a Kick that others can see lacks after a request */
export function requireComplete(sent: object, present: Present) {
  const missing = missingAfter({ ...sent }, present)
  if (missing.length > 0) throw new InvalidFields(missing)
}
