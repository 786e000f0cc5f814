import { pictureUrl } from '../media/picture-urls'
import { valuesOf } from '../../contract/fields'
import { canSeeEmail } from './policy'
import type { Person } from '../../database/person-row'
import type { createFollowRepository } from '../follow/repository'
import { ownFields, storedFields } from './schemas'

type Follows = ReturnType<typeof createFollowRepository>

interface Audience {
  viewer: Person
  publicUrl: string | undefined
  /** Bytes of the user, if it is the viewer. */
  storage?: { used: number; limit: number } | undefined
  /** Whether the viewer muted the user; missing in the viewer's own profile. */
  relation?: { muted: boolean } | undefined
  /** Numbers in the viewer's own profile, otherwise how the two follow each other. */
  follows?: Awaited<ReturnType<Follows['counts' | 'relation']>>
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
