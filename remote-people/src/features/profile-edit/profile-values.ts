import type { User } from '@bucketeer/shared-auth'
import type { CoverProps } from '@bucketeer/shared-ui'
import { isText, orNull, shapeOf, type ValuesOf } from '@bucketeer/shared-ui/forms'

export type Way = NonNullable<User['way']>

interface WayScene {
  way: Way
  scene: CoverProps
}

/** The ways with their landscapes. */
export const ways: readonly WayScene[] = [
  { way: 'To Enjoy', scene: { name: 'A hammock by the lagoon', kind: 'Chill' } },
  { way: 'To Achieve', scene: { name: 'The last metres to the summit', kind: 'Activity' } },
  { way: 'To Enlighten', scene: { name: 'Under the stars', kind: 'Journal' } },
]

const isWay = (value: unknown): value is Way => ways.some(({ way }) => way === value)

/** Tells whether a draft has the values of the form. */
const isProfileValues = shapeOf({
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

/** The draft of unsaved changes to a profile. */
export const profileDraft = { name: 'profile-edit', isValues: isProfileValues }
