import { type Kick } from '@bucketeer/shared-auth'
import { type PickedPlace } from '../places/picked-place'

export type Precision = Kick['placePrecision']

/**
 * Returns how exactly others see a place. Unless the user has chosen it, a spot of the map or of a photo is an area, because
 * it may be a home.
 * @param saved that of the saved Kick; a new one is exact
 */
export const precisionOf = (
  place: PickedPlace | null,
  chosen: Precision | undefined,
  saved: Precision = 'exact',
): Precision => chosen ?? (place?.isSpot && saved === 'exact' ? 'area' : saved)
