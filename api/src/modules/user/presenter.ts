import { pictureUrl } from '../media/picture-urls'
import { valuesOf } from '../../contract/entity'
import { canSeeEmail } from './policy'
import type { Person } from '../../database/person-row'
import { storedFields } from './schemas'

/** Bytes. */
interface Storage {
  used: number
  limit: number
}

interface Audience {
  viewer: Person
  publicUrl: string | undefined
  /** Storage of the user, if it is the viewer. */
  storage?: Storage | undefined
  /** Whether the viewer muted the user; missing in the viewer's own profile. */
  relation?: { muted: boolean } | undefined
}

export const presentUser = (user: Person, { viewer, publicUrl, storage, relation }: Audience) => ({
  _id: user.id,
  ...(canSeeEmail(viewer, user.id) && { email: user.email, language: user.language }),
  ...(canSeeEmail(viewer, user.id) && user.role === 'Moderator' && { isModerator: true }),
  ...(storage && { storage }),
  ...(relation && { relation }),
  ...valuesOf(storedFields, user),
  profilePicture: user.pictureId && pictureUrl(user.pictureId, publicUrl),
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
})
