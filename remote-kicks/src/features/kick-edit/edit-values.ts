import { type Kick } from '@bucketeer/shared-auth'
import { isPhotoList, type PhotoList } from '@bucketeer/shared-ui/social'
import { isText, orMissing, orNull, shapeOf } from '../../form/shape-of'
import { type Category, isCategory } from '../../kick/categories'

/** The editable fields of a Kick. */
export interface EditValues {
  name: string
  description: string
  category: Category
  pictures: string | null
  /** Undefined while they are as saved. */
  photos?: PhotoList | undefined
  /** The version of the loaded Kick. */
  updatedAt: string
}

export const isEditValues = shapeOf<EditValues>({
  name: isText,
  description: isText,
  category: isCategory,
  pictures: orNull(isText),
  photos: orMissing(isPhotoList),
  updatedAt: isText,
})

export const editValuesOf = ({ name, description, category, pictures, updatedAt }: Kick): EditValues => ({
  name,
  description,
  category: category ?? 'Chill',
  pictures: pictures || null,
  updatedAt,
})
