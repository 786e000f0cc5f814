import type { Kick } from '@bucketeer/shared-auth'
import { aKick, aUser, signedIn } from '@bucketeer/shared-auth/testing'
import { valuesOf } from '../kick-form/kick-values'

export const amelia = aUser()

/** A Kick of another user. */
export const train = aKick({
  _id: 'train',
  name: 'Night train',
  description: 'No aeroplane.',
  category: 'Activity',
  likes: 4,
})

/** Returns the fields that people fill in, but for the picture, and a Kick in which each differs. */
export const variantsOf = (kick: Kick): [field: string, other: Kick][] =>
  Object.keys(valuesOf(kick))
    .filter((field) => field !== 'pictures' && field !== 'updatedAt')
    .map((field) => [
      field,
      { ...kick, [field]: field === 'name' || field === 'description' ? 'Other' : null },
    ])

/** Signs Amelia in, in a tab without drafts. */
export function startAsAmelia() {
  localStorage.clear()
  signedIn(amelia)
}
