import type { Kick } from '@bucketeer/shared-auth'

/** Returns where a Kick is, as exact as its viewer may know; empty if nothing is known. */
export const placeText = ({ place, country }: Pick<Kick, 'place' | 'country'>): string =>
  [...new Set([place, country].filter(Boolean))].join(', ')
