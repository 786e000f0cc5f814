import { type PickedPlace } from '../../places/picked-place'
import { continentOf } from './continent-of'
import { type NewKickValues } from './new-kick-values'

const continentOfPlace = (place: PickedPlace | null) => (place?.country && continentOf(place.country)) || ''

/** Updates the continent for a new place, unless the user has chosen another one. */
export const followPlace = (
  { place: before, continent }: NewKickValues,
  place: PickedPlace | null,
): Partial<NewKickValues> => {
  const isByHand = continent !== continentOfPlace(before)
  return isByHand ? { place } : { place, continent: continentOfPlace(place) }
}
