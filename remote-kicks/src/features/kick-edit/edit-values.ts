import { type Kick } from '@bucketeer/shared-auth'
import { isText, orNull, shapeOf } from '../../form/shape-of'
import { type Category, isCategory } from '../../kick/categories'
import { type Continent, isContinent } from '../../kick/continents'
import { isPlace } from '../../kick-form/is-place'
import { type PickedPlace } from '../../places/picked-place'

/** The editable fields of a Kick. */
export interface EditValues {
  name: string
  description: string
  category: Category
  pictures: string | null
  place: PickedPlace | null
  continent: Continent | null
  /** The version of the loaded Kick. */
  updatedAt: string
}

export const isEditValues = shapeOf<EditValues>({
  name: isText,
  description: isText,
  category: isCategory,
  pictures: orNull(isText),
  place: orNull(isPlace),
  continent: orNull(isContinent),
  updatedAt: isText,
})

export const editValuesOf = (kick: Kick): EditValues => {
  const { name, description, category, pictures, continent, updatedAt } = kick
  return {
    name,
    description,
    category: category ?? 'Chill',
    pictures: pictures || null,
    place: placeOf(kick),
    continent,
    updatedAt,
  }
}

/** Returns the exact place, also of a Kick that others see less exactly. A click on the map keeps its name. */
const placeOf = ({ place, country, location, exactLocation }: Kick): PickedPlace | null =>
  place || country || location || exactLocation
    ? { name: place ?? '', country, location: exactLocation ?? location, isOwnName: Boolean(place) }
    : null
