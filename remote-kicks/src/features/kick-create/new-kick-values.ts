import type { Kick } from '@bucketeer/shared-auth'
import { isText, oneOf, orMissing, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { isPhotoList, type PhotoList } from '@bucketeer/shared-ui/social'
import { type Category, isCategory } from '../../kick/categories'
import { isPrecision, type Precision } from '../../kick/precisions'
import { type Continent, isContinent } from '../../kick/continents'
import { isPlace } from '../../kick-form/is-place'
import type { PickedPlace } from '../../places/picked-place'

/** The values of the form. */
export interface NewKickValues {
  name: string
  description: string
  pictures: string | null
  photos?: PhotoList | undefined
  /** The input of the drawn cover, if the picture is a drawn cover. */
  drawnAs?: string | undefined
  category: Category
  /** Empty until one is chosen. */
  continent: Continent | ''
  place: PickedPlace | null
  /** Missing until one is chosen. */
  placePrecision?: Precision | undefined
  /** The id of a Bucket; empty for none. */
  bucketId: string
  /** Missing until one is chosen. */
  audience?: Kick['audience']
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

export const isNewKickValues = shapeOf<NewKickValues>({
  name: isText,
  description: isText,
  pictures: orNull(isText),
  photos: orMissing(isPhotoList),
  drawnAs: orMissing(isText),
  category: isCategory,
  continent: (value) => value === '' || isContinent(value),
  place: orNull(isPlace),
  placePrecision: orMissing(isPrecision),
  bucketId: isText,
  audience: orMissing(oneOf<Kick['audience']>(['Private', 'Followers', 'Members'])),
})
