import { sentence } from '@bucketeer/host/server'

export const noPlace = sentence('place.none', 'We could not find a place near there.')
export const noLetters = sentence('place.no-letters', 'q must have a letter or a digit.')
export const upsideDown = sentence('place.upside-down', 'south must not be north of north.')
