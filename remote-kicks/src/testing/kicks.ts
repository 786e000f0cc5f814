import { aKick, aUser, signedIn } from '@bucketeer/shared-auth/testing'

export const amelia = aUser()

/** A Kick of another user. */
export const train = aKick({
  _id: 'train',
  name: 'Night train',
  description: 'No aeroplane.',
  category: 'Activity',
  likes: 4,
})

/** Signs Amelia in, in a tab without drafts. */
export function startAsAmelia() {
  localStorage.clear()
  signedIn(amelia)
}
