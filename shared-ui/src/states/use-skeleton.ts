import { useDeferredValue } from 'react'

/**
 * Whether a list still shows its skeleton: while it is pending, and for as long as its first cards are then drawn behind
 * it, in small steps. To draw them at once would hold a phone up for a sixth of a second.
 */
export const useSkeleton = (isPending: boolean): boolean => {
  const wasPending = useDeferredValue(isPending)
  return isPending || wasPending
}
