import { type Kick, type KickChange } from '@bucketeer/shared-auth'
import { audiences, categories, continents, placePrecisions } from '@bucketeer/shared-ui'
import {
  isBoolean,
  isNumber,
  isText,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  type ValuesOf,
} from '@bucketeer/shared-ui/forms'
import { allPhotos, isPhotoList } from '@bucketeer/shared-ui/social'
import { precisionOf } from '../kick/precisions'
import { type PickedPlace } from '../places/picked-place'

const isPlace = shapeOf<PickedPlace>({
  name: isText,
  country: orNull(isText),
  location: orNull(shapeOf({ lat: isNumber, lng: isNumber })),
  isOwnName: orMissing(isBoolean),
  isSpot: orMissing(isBoolean),
})

/** A guard for each field that can be changed. The place has those of its country and its location. */
type Guards = Record<Exclude<keyof KickChange, 'country' | 'location'>, unknown> & Record<string, unknown>

/** Tells whether a draft has the values of the forms of a new and of a saved Kick. */
export const isKickValues = shapeOf({
  name: isText,
  description: isText,
  /** Null only in a Private Kick. */
  category: orNull(oneOf(categories)),
  pictures: orNull(isText),
  /** Undefined while they are as saved. */
  photos: orMissing(isPhotoList),
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs: orMissing(isText),
  place: orNull(isPlace),
  /** Missing until one is chosen. */
  placePrecision: orMissing(oneOf(placePrecisions)),
  /** Empty until one is chosen. */
  continent: oneOf([...continents, ''] as const),
  /** Missing until one is chosen. */
  audience: orMissing(oneOf(audiences)),
  /** The id of a Bucket for a new Kick; empty for none. */
  bucketId: orMissing(isText),
  /** The version of the loaded Kick. */
  updatedAt: orMissing(isText),
} satisfies Guards)

export type KickValues = ValuesOf<typeof isKickValues>

export const newKick: KickValues = {
  name: '',
  description: '',
  category: 'Chill',
  pictures: null,
  place: null,
  continent: '',
}

export const valuesOf = (kick: Kick): KickValues => ({
  name: kick.name,
  description: kick.description,
  category: kick.category,
  pictures: kick.pictures || null,
  place: placeOf(kick),
  continent: kick.continent ?? '',
  updatedAt: kick.updatedAt,
})

/** Returns the exact place, also of a Kick that others see less exactly. A click on the map keeps its name. */
const placeOf = ({ place, country, location, exactLocation }: Kick): PickedPlace | null =>
  place || country || location || exactLocation
    ? { name: place ?? '', country, location: exactLocation ?? location, isOwnName: Boolean(place) }
    : null

/**
 * Returns the body of the request, with all fields of the place: they are null without one. The precision is sent only if it
 * changes.
 * @param saved the precision of the saved Kick; a new one is exact
 */
export function fieldsOf(
  { place, placePrecision: chosen, photos, drawnAs: _drawnAs, bucketId: _bucketId, ...values }: KickValues,
  saved: Kick['placePrecision'] = 'exact',
) {
  const placePrecision = precisionOf(place, chosen, saved)
  const pictures = values.pictures ?? ''
  return {
    ...values,
    pictures,
    continent: values.continent || null,
    ...(photos && { photos: allPhotos(pictures || null, photos) }),
    place: place?.name || null,
    country: place?.country || null,
    location: place?.location ?? null,
    ...(placePrecision !== saved && { placePrecision }),
  }
}
