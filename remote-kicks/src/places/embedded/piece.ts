import type { Bounds } from '@bucketeer/shared-auth'
import type { Position } from 'geojson'

/** One area with its holes, or one line. */
export interface Piece {
  /** What it lies in, so that it need not be looked at where it is not. */
  bounds: Bounds
  /** The rings of an area, the outer one first; or the one line. */
  paths: Position[][]
}

export function pieceOf(paths: Position[][]): Piece {
  const bounds = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity }
  for (const [lng = 0, lat = 0] of paths.flat()) {
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
  }
  return { bounds, paths }
}

/** Whether the two have a spot in common. */
export const doMeet = (one: Bounds, other: Bounds) =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

/** Whether all of the one lies in the other. */
export const isWithin = (one: Bounds, other: Bounds) =>
  one.west >= other.west && one.east <= other.east && one.south >= other.south && one.north <= other.north

/** The same bounds on another turn around the world. */
export const turned = ({ south, west, north, east }: Bounds, degrees: number): Bounds => ({
  south,
  west: west + degrees,
  north,
  east: east + degrees,
})

/** The bounds with their own size more on each side. */
export function widened({ south, west, north, east }: Bounds): Bounds {
  const [height, width] = [north - south, east - west]
  return { south: south - height, west: west - width, north: north + height, east: east + width }
}
