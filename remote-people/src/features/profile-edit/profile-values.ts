import type { User } from '@bucketeer/shared-auth'
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

export const isProfileValues = (data: unknown): data is ProfileValues =>
  typeof data === 'object' &&
  data !== null &&
  'userName' in data &&
  typeof data.userName === 'string' &&
  'tagline' in data &&
  typeof data.tagline === 'string' &&
  'way' in data &&
  (data.way === null || isWay(data.way)) &&
  'profilePicture' in data &&
  (data.profilePicture === null || typeof data.profilePicture === 'string') &&
  'updatedAt' in data &&
  typeof data.updatedAt === 'string'
