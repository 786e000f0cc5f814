import { emailKey } from '../../mail/email-key'
import type { Person } from '../../database/person-row'

export const canSeeEmail = (viewer: Person, userId: string) => viewer.id === userId

export const canEditProfile = (viewer: Person, userId: string) => viewer.id === userId.toLowerCase()

/** The profile form cannot change the e-mail address, but may send the present one. */
export const keepsEmail = (user: Person, email: string | undefined) =>
  email === undefined || emailKey(email) === emailKey(user.email)
