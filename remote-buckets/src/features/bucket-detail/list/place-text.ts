import { isolate } from '@bucketeer/shared-ui'
import type { Kick } from '@bucketeer/shared-auth'

/** Returns where a Kick is, as exact as its viewer may know; empty if nothing is known. */
export const placeText = ({ place, country }: Pick<Kick, 'place' | 'country'>): string =>
  [...new Set([place, country])].flatMap((part) => (part ? [isolate(part)] : [])).join(', ')
