import type { Position } from 'geojson'
import type { Bounds, Point } from './point'

/** One area with its holes, or one line. */
export interface Shape {
  /** The bounding box, to skip shapes outside of the view. */
  bounds: Bounds
  /** The rings of an area, the outer one first, or one line. */
  paths: Position[][]
}

export function shapeOf(paths: Position[][]): Shape {
  const bounds = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity }
  for (const [lng = 0, lat = 0] of paths.flat()) {
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
  }
  return { bounds, paths }
}

/** Returns whether two bounds intersect. */
export const doIntersect = (one: Bounds, other: Bounds) =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

/** Returns whether the first bounds lie within the second. */
export const isWithin = (one: Bounds, other: Bounds) =>
  one.west >= other.west && one.east <= other.east && one.south >= other.south && one.north <= other.north

/** Returns whether a spot lies within the bounds, neither of which crosses the date line. */
export const contains = ({ south, west, north, east }: Bounds, { lat, lng }: Point) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Returns whether an area contains a spot, outside of its holes. Counts the edges that a line to the east crosses. */
export function containsPoint({ paths }: Shape, { lat, lng }: Point): boolean {
  let isInside = false
  for (const path of paths)
    path.forEach(([startLng = 0, startLat = 0], index) => {
      const [endLng = 0, endLat = 0] = path[(index + 1) % path.length] ?? []
      if (startLat > lat === endLat > lat) return
      const crossing = startLng + ((lat - startLat) / (endLat - startLat)) * (endLng - startLng)
      if (lng < crossing) isInside = !isInside
    })
  return isInside
}

/** Returns the bounds shifted by a multiple of 360 degrees. */
export const shifted = ({ south, west, north, east }: Bounds, degrees: number): Bounds => ({
  south,
  west: west + degrees,
  north,
  east: east + degrees,
})

/** Returns the bounds extended by their own size on each side. */
export function extended({ south, west, north, east }: Bounds): Bounds {
  const [height, width] = [north - south, east - west]
  return { south: south - height, west: west - width, north: north + height, east: east + width }
}
