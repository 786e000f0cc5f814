import { type Kick } from '@bucketeer/shared-auth'
import { isText, orNull, shapeOf } from '../../form'
import { type Category, isCategory } from '../../kick'

/** What can be changed of a Kick. */
export interface EditValues {
  name: string
  description: string
  category: Category
  pictures: string | null
}

export const isEditValues = shapeOf<EditValues>({
  name: isText,
  description: isText,
  category: isCategory,
  pictures: orNull(isText),
})

export const editValuesOf = ({ name, description, category, pictures }: Kick): EditValues => ({
  name,
  description,
  category,
  pictures: pictures || null,
})
