import type { Position } from 'geojson'
import type { Bounds, Point } from './point'

const lngOf = ([lng = 0]: Position) => lng
const latOf = ([, lat = 0]: Position) => lat
const isAcross = (step: number) => Math.abs(step) > 180

/** Shifts each longitude to within 180 degrees of the previous one. */
function continuous(ring: Position[]): Position[] {
  let turn = 0
  return ring.map((position, at) => {
    const step = lngOf(position) - lngOf(ring[at - 1] ?? position)
    if (isAcross(step)) turn -= 360 * Math.sign(step)
    return [lngOf(position) + turn, latOf(position)]
  })
}

/** Shifts a ring so that its centre is between -180 and 180 degrees. */
function centred(ring: Position[]): Position[] {
  const lngs = ring.map(lngOf)
  const middle = lngs.reduce((sum, lng) => sum + lng, 0) / lngs.length
  const shift = -360 * Math.round(middle / 360)
  return shift === 0 ? ring : ring.map((position) => [lngOf(position) + shift, latOf(position)])
}

/** Closes a ring that encloses a pole along the edge of the map. */
function closedAtPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || !isAcross(lngOf(last) - lngOf(first))) return ring
  const pole = latOf(first) < 0 ? -90 : 90
  return [...ring, [lngOf(last), pole], [lngOf(first), pole], first]
}

/**
 * Returns the ring of an area for a flat map. Rings of the data jump at the date line, which would draw a line across the
 * world. This continues them beyond 180 degrees.
 */
export const unwrapRing = (ring: Position[]): Position[] => closedAtPole(centred(continuous(ring)))

/** The rings of one area: the outer one, then its holes. */
export type Shape = Position[][]

/** Returns whether a spot lies within the bounds, neither of which crosses the date line. */
export const contains = ({ south, west, north, east }: Bounds, { lat, lng }: Point) =>
  lat >= south && lat <= north && lng >= west && lng <= east

/** Returns whether an area contains a spot, outside of its holes. Counts the edges that a line to the east crosses. */
export function containsPoint(rings: Shape, { lat, lng }: Point): boolean {
  let isInside = false
  for (const ring of rings)
    ring.forEach(([startLng = 0, startLat = 0], index) => {
      const [endLng = 0, endLat = 0] = ring[(index + 1) % ring.length] ?? []
      if (startLat > lat === endLat > lat) return
      const crossing = startLng + ((lat - startLat) / (endLat - startLat)) * (endLng - startLng)
      if (lng < crossing) isInside = !isInside
    })
  return isInside
}
