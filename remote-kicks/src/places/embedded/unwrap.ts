import type { Position } from 'geojson'

const lngOf = ([lng = 0]: Position) => lng
const latOf = ([, lat = 0]: Position) => lat
const isAcross = (step: number) => Math.abs(step) > 180

/** Each longitude within half a turn of the one before it. */
function continuous(ring: Position[]): Position[] {
  let turn = 0
  return ring.map((position, at) => {
    const step = lngOf(position) - lngOf(ring[at - 1] ?? position)
    if (isAcross(step)) turn -= 360 * Math.sign(step)
    return [lngOf(position) + turn, latOf(position)]
  })
}

/** The same ring with its middle between -180 and 180 degrees. */
function centred(ring: Position[]): Position[] {
  const lngs = ring.map(lngOf)
  const middle = lngs.reduce((sum, lng) => sum + lng, 0) / lngs.length
  const shift = -360 * Math.round(middle / 360)
  return shift === 0 ? ring : ring.map((position) => [lngOf(position) + shift, latOf(position)])
}

/** A ring that went once around the world encloses a pole: on paper it is closed along the edge. */
function closedAtPole(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || !isAcross(lngOf(last) - lngOf(first))) return ring
  const pole = latOf(first) < 0 ? -90 : 90
  return [...ring, [lngOf(last), pole], [lngOf(first), pole], first]
}

/**
 * A line for a flat map. The data's lines jump at the date line from one edge to the other, which drawn flat would be
 * lines across the world; here they go on beyond 180 degrees.
 */
export const unwrapLine = (line: Position[]): Position[] => centred(continuous(line))

/** An area's ring for a flat map, as `unwrapLine`. */
export const unwrapRing = (ring: Position[]): Position[] => closedAtPole(unwrapLine(ring))
