import { type PickedPlace } from '../places/picked-place'

/** Returns the fields of a Kick for a place, all null without one. */
export const sentPlace = (place: PickedPlace | null) => ({
  place: place?.name || null,
  country: place?.country || null,
  location: place?.location ?? null,
})
