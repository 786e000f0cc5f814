import { sentence } from '@bucketeer/host/server'

export const noSuchKick = sentence('kick.missing', 'We could not find this Kick.')
export const noSuchBucket = sentence('bucket.missing', 'We could not find this Bucket.')
export const notYourKick = sentence(
  'kick.not-yours',
  'This Kick is somebody else’s: only its creator can change or delete it.',
)
export const outdatedKick = sentence(
  'kick.outdated',
  'This Kick was changed in the meantime. Reload it, then make your change again.',
)
export const kickInUse = sentence('kick.in-use', 'This Kick is in use, so it stays.')
export const noPicture = sentence('kick.no-picture', 'A Kick needs a picture. Please upload one first.')
export const noContinent = sentence('kick.no-continent', 'Choose a continent.')
export const noCategory = sentence('kick.no-category', 'Choose a category.')
export const incompleteKick = sentence(
  'kick.incomplete',
  'A Kick that others can see needs a picture, a continent and a category.',
)
export const formerMember = 'a former member'
export const tooManyWishes = (max: number) =>
  sentence(
    'kick.too-many-wishes',
    'You can write down {max} wishes in 24 hours. Please write down the others later.',
    { max },
  )
export const otherCursor = sentence('kick.other-cursor', 'This cursor belongs to another order of the list.')
