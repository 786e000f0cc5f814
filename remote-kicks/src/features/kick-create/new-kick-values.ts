import { isPhotoList, type PhotoList } from '@bucketeer/shared-ui/social'
import { isNumber, isText, orMissing, orNull, shapeOf } from '../../form/shape-of'
import { type Category, isCategory } from '../../kick/categories'
import { type Continent, isContinent } from '../../kick/continents'
import { type PickedPlace } from '../../places/picked-place'

/** The values of the form. */
export interface NewKickValues {
  name: string
  description: string
  pictures: string | null
  photos?: PhotoList | undefined
  category: Category
  /** Empty until one is chosen. */
  continent: Continent | ''
  place: PickedPlace | null
  /** The id of a Bucket; empty for none. */
  bucketId: string
}

export const noValues: NewKickValues = {
  name: '',
  description: '',
  pictures: null,
  category: 'Chill',
  continent: '',
  place: null,
  bucketId: '',
}

const isPlace = shapeOf<PickedPlace>({
  name: isText,
  country: orNull(isText),
  location: shapeOf({ lat: isNumber, lng: isNumber }),
})

export const isNewKickValues = shapeOf<NewKickValues>({
  name: isText,
  description: isText,
  pictures: orNull(isText),
  photos: orMissing(isPhotoList),
  category: isCategory,
  continent: (value) => value === '' || isContinent(value),
  place: orNull(isPlace),
  bucketId: isText,
})
