import { isBoolean, isNumber, isText, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { allPhotos, isPhotoList, type PhotoList } from '@bucketeer/shared-ui/social'
import { type Category, isCategory } from '../kick/categories'
import { type Continent, isContinent } from '../kick/continents'
import { isPrecision, type Precision, precisionOf } from '../kick/precisions'
import { type PickedPlace } from '../places/picked-place'

/** The values that the forms of a new and of a saved Kick have in common. */
export interface KickValues {
  name: string
  description: string
  /** Null only in a Private Kick. */
  category: Category | null
  pictures: string | null
  /** Undefined while they are as saved. */
  photos?: PhotoList | undefined
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs?: string | undefined
  place: PickedPlace | null
  /** Missing until one is chosen. */
  placePrecision?: Precision | undefined
  /** Empty until one is chosen. */
  continent: Continent | ''
}

/** The values that are saved. `pictures` is empty without a picture. */
export type Complete<Values> = Values & { pictures: string }

const isPlace = shapeOf<PickedPlace>({
  name: isText,
  country: orNull(isText),
  location: orNull(shapeOf({ lat: isNumber, lng: isNumber })),
  isOwnName: orMissing(isBoolean),
  isSpot: orMissing(isBoolean),
})

/** Guards for the values of a draft. */
export const kickGuards = {
  name: isText,
  description: isText,
  category: orNull(isCategory),
  pictures: orNull(isText),
  photos: orMissing(isPhotoList),
  drawnAs: orMissing(isText),
  place: orNull(isPlace),
  placePrecision: orMissing(isPrecision),
  continent: (value: unknown): value is Continent | '' => value === '' || isContinent(value),
}

/**
 * Returns the fields of a Kick for a place, all null without one. The precision is sent only if it changes.
 * @param saved the precision of the saved Kick; a new one is exact
 */
export const sentPlace = (
  place: PickedPlace | null,
  chosen: Precision | undefined,
  saved: Precision = 'exact',
) => {
  const placePrecision = precisionOf(place, chosen, saved)
  return {
    place: place?.name || null,
    country: place?.country || null,
    location: place?.location ?? null,
    ...(placePrecision !== saved && { placePrecision }),
  }
}

/** Returns the fields of the request. */
export const sentFields = <Values extends Complete<KickValues>>(
  { place, placePrecision, photos, drawnAs: _drawnAs, ...fields }: Values,
  saved?: Precision,
) => ({
  ...fields,
  ...(photos && { photos: allPhotos(fields.pictures || null, photos) }),
  ...sentPlace(place, placePrecision, saved),
})
