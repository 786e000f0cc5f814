export interface Point {
  lat: number
  lng: number
}

/** Degrees; `west` is not east of `east`. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** The mean radius of the earth in kilometres. */
const earthRadius = 6371.0088
const kilometresPerDegree = (Math.PI * earthRadius) / 180
/** The largest distance of two points in kilometres. */
export const halfWayRound = Math.PI * earthRadius

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/** Returns bounds with every point within a radius in kilometres: one box, or two across the date line. */
export function boundsAround({ lat, lng }: Point, kilometres: number): Bounds[] {
  const height = kilometres / kilometresPerDegree
  const south = lat - height
  const north = lat + height
  // A circle around a pole contains all longitudes.
  if (south <= -90 || north >= 90) {
    return [{ south: Math.max(south, -90), west: -180, north: Math.min(north, 90), east: 180 }]
  }
  const width = degrees(Math.asin(Math.sin(radians(height)) / Math.cos(radians(lat))))
  return splitAtDateLine({ south, west: lng - width, north, east: lng + width })
}

/** Returns the bounds with longitudes from -180 to 180, as two boxes across the date line. */
export function splitAtDateLine({ west, east, ...rest }: Bounds): Bounds[] {
  if (east - west >= 360) return [{ ...rest, west: -180, east: 180 }]
  const [from, to] = [wrap(west), wrap(east)]
  if (from <= to) return [{ ...rest, west: from, east: to }]
  return [
    { ...rest, west: from, east: 180 },
    { ...rest, west: -180, east: to },
  ]
}

const wrap = (lng: number) => (Math.abs(lng) <= 180 ? lng : lng - 360 * Math.sign(lng))
