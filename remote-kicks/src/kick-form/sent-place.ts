import { type Precision, precisionOf } from '../kick/precisions'
import { type PickedPlace } from '../places/picked-place'

/**
 * Returns the fields of a Kick for a place, all null without one. The precision is sent only if it changes.
 * @param saved the precision of the saved Kick; a new one is exact
 */
export const sentPlace = (
  place: PickedPlace | null,
  chosen: Precision | undefined,
  saved: Precision = 'exact',
) => ({
  place: place?.name || null,
  country: place?.country || null,
  location: place?.location ?? null,
  ...changedPrecision(precisionOf(place, chosen, saved), saved),
})

const changedPrecision = (placePrecision: Precision, saved: Precision) =>
  placePrecision === saved ? {} : { placePrecision }
