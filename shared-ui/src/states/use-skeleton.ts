import { useDeferredValue, useLayoutEffect } from 'react'
import { hasFirstPictures, keepFirstPage } from '../first-paint/first-page'

/**
 * Whether a list still shows its skeleton: while it is pending, and for as long as its first cards are then drawn behind
 * it, in small steps. To draw them at once would hold a phone up for a sixth of a second. So long the page's HTML stays to
 * be seen, if it has their pictures already.
 */
export const useSkeleton = (isPending: boolean): boolean => {
  const wasPending = useDeferredValue(isPending)
  const hasSkeleton = isPending || wasPending
  useLayoutEffect(() => (hasSkeleton && hasFirstPictures() ? keepFirstPage() : undefined), [hasSkeleton])
  return hasSkeleton
}
