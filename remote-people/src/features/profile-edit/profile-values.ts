import type { User } from '@bucketeer/shared-auth'
import { isText, orNull, shapeOf, type ValuesOf } from '@bucketeer/shared-ui/forms'
import { isWay } from './ways'

/** Tells whether a draft has the values of the form. */
export const isProfileValues = shapeOf({
  userName: isText,
  tagline: isText,
  way: orNull(isWay),
  profilePicture: orNull(isText),
  /** Version of the profile that the form was filled with. */
  updatedAt: isText,
})

/** The editable fields of a profile. */
export type ProfileValues = ValuesOf<typeof isProfileValues>

export const valuesOf = ({ userName, tagline, way, profilePicture, updatedAt }: User): ProfileValues => ({
  userName,
  tagline,
  way,
  profilePicture,
  updatedAt,
})
