import type { Bucket } from '@bucketeer/shared-auth'

const placeOf = ({ position }: Bucket) => position ?? -1

/** Returns Buckets in their owner's own order; those that are newer than it come first, as the server sends them. */
export const inOwnOrder = (buckets: Bucket[]): Bucket[] => buckets.toSorted((a, b) => placeOf(a) - placeOf(b))

/** Returns whether somebody has put their Buckets into an order. */
export const hasOwnOrder = (buckets: Bucket[]): boolean =>
  buckets.some(({ position }) => typeof position === 'number')
