import { type Kick } from '@bucketeer/shared-auth'
import { isText, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { allPhotos, isPhotoList, type PhotoList } from '@bucketeer/shared-ui/social'
import { type Complete } from '../../form/use-picture-form'
import { type Category, isCategory } from '../../kick/categories'
import { isPrecision, type Precision } from '../../kick/precisions'
import { type Continent, isContinent } from '../../kick/continents'
import { isPlace } from '../../kick-form/is-place'
import { sentPlace } from '../../kick-form/sent-place'
import { type PickedPlace } from '../../places/picked-place'

/** The editable fields of a Kick. */
export interface EditValues {
  name: string
  description: string
  category: Category | null
  pictures: string | null
  /** Undefined while they are as saved. */
  photos?: PhotoList | undefined
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs?: string | undefined
  place: PickedPlace | null
  /** Missing until another one is chosen. */
  placePrecision?: Precision | undefined
  /** Empty without one, which only a Private Kick may lack. */
  continent: Continent | ''
  /** The version of the loaded Kick. */
  updatedAt: string
}

export const isEditValues = shapeOf<EditValues>({
  name: isText,
  description: isText,
  category: orNull(isCategory),
  pictures: orNull(isText),
  photos: orMissing(isPhotoList),
  drawnAs: orMissing(isText),
  place: orNull(isPlace),
  placePrecision: orMissing(isPrecision),
  continent: (value) => value === '' || isContinent(value),
  updatedAt: isText,
})

export const editValuesOf = (kick: Kick): EditValues => {
  const { name, description, category, pictures, continent, updatedAt } = kick
  return {
    name,
    description,
    category,
    pictures: pictures || null,
    place: placeOf(kick),
    continent: continent ?? '',
    updatedAt,
  }
}

/** Returns the exact place, also of a Kick that others see less exactly. A click on the map keeps its name. */
const placeOf = ({ place, country, location, exactLocation }: Kick): PickedPlace | null =>
  place || country || location || exactLocation
    ? { name: place ?? '', country, location: exactLocation ?? location, isOwnName: Boolean(place) }
    : null

/** Returns the request of the form. The audience is given for a Private Kick only. */
export const changeOf = (
  saved: Kick,
  { place, placePrecision, continent, photos, drawnAs: _drawnAs, ...values }: Complete<EditValues>,
  audience?: Kick['audience'],
) => ({
  ...values,
  ...(photos && { photos: allPhotos(values.pictures || null, photos) }),
  ...sentPlace(place, placePrecision, saved.placePrecision),
  continent: continent || null,
  ...(audience && { audience }),
})
