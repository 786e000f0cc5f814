import type { Bounds, Point } from './point'

const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/**
 * Returns the smallest bounds with all spots. Longitudes exceed 180 degrees where it crosses the date line.
 * @param spots at least one
 */
export function boundsOf(spots: readonly Point[]): Bounds {
  const lats = spots.map(({ lat }) => lat)
  const lngs = spots.map(({ lng }) => lng)
  const eastern = lngs.map((lng) => (lng < 0 ? lng + 360 : lng))
  const nearer = spanOf(eastern) < spanOf(lngs) ? eastern : lngs
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...nearer),
    east: Math.max(...nearer),
  }
}
