import { isBoolean, isNumber, isText, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { type PickedPlace } from '../places/picked-place'

/** Recognises the place of a draft. */
export const isPlace = shapeOf<PickedPlace>({
  name: isText,
  country: orNull(isText),
  location: orNull(shapeOf({ lat: isNumber, lng: isNumber })),
  isOwnName: orMissing(isBoolean),
  isSpot: orMissing(isBoolean),
})
