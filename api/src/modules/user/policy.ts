import { emailKey } from './email-key'
import type { Person } from './repository'

export const canSeeEmail = (viewer: Person, userId: string) => viewer.id === userId

export const canEditProfile = (viewer: Person, userId: string) => viewer.id === userId.toLowerCase()

/** An e-mail is not changed with the profile; sending the present one is fine. */
export const keepsEmail = (user: Person, email: string | undefined) =>
  email === undefined || emailKey(email) === emailKey(user.email)
