import { pictureUrl } from '../media/picture-urls'
import { valuesOf } from '../../contract/fields'
import { canSeeEmail } from './policy'
import type { Person } from '../../database/person-row'
import type { Follow } from '../follow/repository'
import { ownFields, storedFields } from './schemas'

/** Bytes. */
interface Storage {
  used: number
  limit: number
}

interface FollowCounts {
  followers: number
  following: number
  requests: number
}

interface FollowRelation {
  follow: Follow | null
  followsMe: Follow['state'] | null
}

interface Audience {
  viewer: Person
  publicUrl: string | undefined
  /** Storage of the user, if it is the viewer. */
  storage?: Storage | undefined
  /** Whether the viewer muted the user; missing in the viewer's own profile. */
  relation?: { muted: boolean } | undefined
  /** Numbers in the viewer's own profile, otherwise how the two follow each other. */
  follows?: FollowCounts | FollowRelation | undefined
}

export const presentUser = (user: Person, { viewer, publicUrl, storage, relation, follows }: Audience) => ({
  _id: user.id,
  ...(canSeeEmail(viewer, user.id) && {
    email: user.email,
    language: user.language,
    ...valuesOf(ownFields, user),
  }),
  ...(canSeeEmail(viewer, user.id) && user.role === 'Moderator' && { isModerator: true }),
  ...(storage && { storage }),
  ...(relation && { relation }),
  ...follows,
  ...valuesOf(storedFields, user),
  profilePicture: user.pictureId && pictureUrl(user.pictureId, publicUrl),
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
})
