import type { Kick } from '@bucketeer/shared-auth'
import { isText, oneOf, orMissing, shapeOf } from '@bucketeer/shared-ui/forms'
import { type Category, isCategory } from '../../kick/categories'
import { kickGuards, type KickValues } from '../../kick-form/kick-values'

/** The values of the form. */
export interface NewKickValues extends KickValues {
  category: Category
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
  ...kickGuards,
  category: isCategory,
  bucketId: isText,
  audience: orMissing(oneOf<Kick['audience']>(['Private', 'Followers', 'Members'])),
})
