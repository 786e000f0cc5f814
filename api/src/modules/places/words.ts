export const noPlace = 'We could not find a place near there.'
export const noLetters = 'q must have a letter or a digit.'
export const upsideDown = 'south must not be north of north.'
