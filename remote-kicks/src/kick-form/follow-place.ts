import { type Continent } from '@bucketeer/shared-ui'
import { continentOf } from '@bucketeer/shared-ui/social'
import { type PickedPlace } from '../places/picked-place'

interface PlaceValues {
  place: PickedPlace | null
  /** Empty until one is chosen. */
  continent: Continent | ''
}

/** Returns the continent of the place's country; empty for an unknown one. */
export const continentOfPlace = (place: PickedPlace | null) =>
  (place?.country && continentOf(place.country)) || ''

/** Updates the continent for a new place, unless the user has chosen another one. */
export function followPlace(
  { place: before, continent }: PlaceValues,
  place: PickedPlace | null,
): Partial<PlaceValues> {
  const isByHand = continent !== continentOfPlace(before)
  return isByHand ? { place } : { place, continent: continentOfPlace(place) }
}
