import { type Kick } from '@bucketeer/shared-auth'
import { type Complete } from '../../form/use-picture-form'
import { isText, orNull, shapeOf } from '../../form/shape-of'
import { type Category, isCategory } from '../../kick/categories'
import { type Continent, isContinent } from '../../kick/continents'

/** The editable fields of a Kick. */
export interface EditValues {
  name: string
  description: string
  category: Category | null
  pictures: string | null
  /** For a Private Kick only, which may lack one: it is empty then. */
  continent?: Continent | ''
  /** The version of the loaded Kick. */
  updatedAt: string
}

export const isEditValues = shapeOf<EditValues>({
  name: isText,
  description: isText,
  category: orNull(isCategory),
  pictures: orNull(isText),
  continent: (value) => value === undefined || value === '' || isContinent(value),
  updatedAt: isText,
})

export const editValuesOf = (kick: Kick): EditValues => {
  const { name, description, category, pictures, audience, continent, updatedAt } = kick
  return {
    name,
    description,
    category,
    pictures: pictures || null,
    ...(audience === 'Private' && { continent: continent ?? '' }),
    updatedAt,
  }
}

/** Returns the request of the form. The audience is given for a Private Kick only. */
export const changeOf = ({ continent, ...values }: Complete<EditValues>, audience?: Kick['audience']) => ({
  ...values,
  ...(continent !== undefined && { continent: continent || null }),
  ...(audience && { audience }),
})
