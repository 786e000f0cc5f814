import { emailKey } from './email-key'
import type { Viewer } from '../audience/policy'
import type { Person } from './repository'

export const canSeeEmail = (viewer: Person, userId: string) => viewer.id === userId

/** People who blocked each other do not exist for each other. */
export const canSeeProfile = (viewer: Viewer, userId: string) =>
  !viewer.blockedEitherWay.has(userId.toLowerCase())

export const canEditProfile = (viewer: Person, userId: string) => viewer.id === userId.toLowerCase()

/** The profile form cannot change the e-mail address, but may send the present one. */
export const keepsEmail = (user: Person, email: string | undefined) =>
  email === undefined || emailKey(email) === emailKey(user.email)
