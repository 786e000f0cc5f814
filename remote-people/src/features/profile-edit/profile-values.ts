import type { User } from '@bucketeer/shared-auth'
import { ways } from '@bucketeer/shared-ui'
import {
  isBoolean,
  isText,
  oneOf,
  orMissing,
  orNull,
  shapeOf,
  type ValuesOf,
} from '@bucketeer/shared-ui/forms'

/** Tells whether a draft has the values of the form. */
const isProfileValues = shapeOf({
  userName: isText,
  tagline: isText,
  way: orNull(oneOf(ways)),
  profilePicture: orNull(isText),
  // Sent only if they were changed.
  approvesFollowers: orMissing(isBoolean),
  isFindable: orMissing(isBoolean),
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

/** The draft of unsaved changes to a profile. */
export const profileDraft = { name: 'profile-edit', isValues: isProfileValues }
