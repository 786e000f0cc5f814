import { pictureUrl } from '../media/picture-url'
import { canSeeEmail } from './policy'
import type { Person } from './repository'

interface Audience {
  viewer: Person
  publicUrl: string | undefined
}

export const presentUser = (user: Person, { viewer, publicUrl }: Audience) => ({
  _id: user.id,
  ...(canSeeEmail(viewer, user.id) && { email: user.email }),
  userName: user.userName,
  tagline: user.tagline,
  way: user.way,
  profilePicture: user.pictureId && pictureUrl(user.pictureId, publicUrl),
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
})
