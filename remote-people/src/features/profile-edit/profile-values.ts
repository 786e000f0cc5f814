import type { User } from '@bucketeer/shared-auth'
import { isText, orNull, shapeOf } from '@bucketeer/shared-ui/forms'
import { isWay, type Way } from './ways'

/** The editable fields of a profile. */
export interface ProfileValues {
  userName: string
  tagline: string
  way: Way | null
  profilePicture: string | null
  /** Version of the profile that the form was filled with. */
  updatedAt: string
}

export const valuesOf = ({ userName, tagline, way, profilePicture, updatedAt }: User): ProfileValues => ({
  userName,
  tagline,
  way,
  profilePicture,
  updatedAt,
})

export const sameValues = (one: ProfileValues, other: ProfileValues) =>
  one.userName === other.userName &&
  one.tagline === other.tagline &&
  one.way === other.way &&
  one.profilePicture === other.profilePicture

export const isProfileValues = shapeOf<ProfileValues>({
  userName: isText,
  tagline: isText,
  way: orNull(isWay),
  profilePicture: orNull(isText),
  updatedAt: isText,
})
