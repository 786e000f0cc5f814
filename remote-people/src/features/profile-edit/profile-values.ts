import type { User } from '@bucketeer/shared-auth'
import type { CoverProps } from '@bucketeer/shared-ui'
import { isText, orNull, shapeOf } from '@bucketeer/shared-ui/forms'

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

const isProfileValues = shapeOf<ProfileValues>({
  userName: isText,
  tagline: isText,
  way: orNull(isWay),
  profilePicture: orNull(isText),
  updatedAt: isText,
})

/** The draft of unsaved changes to a profile. */
export const profileDraft = { name: 'profile-edit', isValues: isProfileValues }
