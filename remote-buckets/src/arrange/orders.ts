import type { Bucket } from '@bucketeer/shared-auth'

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Compares two things by their names, ignoring accents and case. */
export const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name)

const placeOf = ({ position }: Bucket) => position ?? -1

/** Compares two Buckets by their owner's own order; those that are newer than it come first, as the server sends them. */
export const byOwnOrder = (a: Bucket, b: Bucket) => placeOf(a) - placeOf(b)

/** Returns Buckets in their owner's own order, or as the server sends them if there is none. */
export const inOwnOrder = (buckets: Bucket[]): Bucket[] => buckets.toSorted(byOwnOrder)
