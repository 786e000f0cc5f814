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
  continent: Continent
  /** The version of the loaded Kick. */
  updatedAt: string
}

export const isEditValues = shapeOf<EditValues>({
  name: isText,
  description: isText,
  category: isCategory,
  pictures: orNull(isText),
  place: orNull(isPlace),
  continent: isContinent,
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

/** A click on the map keeps the name of the Kick's place. */
const placeOf = ({ place, country, location }: Kick): PickedPlace | null =>
  place || country || location ? { name: place ?? '', country, location, isOwnName: Boolean(place) } : null
