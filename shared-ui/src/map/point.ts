import type { Map } from 'leaflet'

/** A spot in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** A bounding box in degrees, with longitudes from -180 to 180. A `west` east of `east` crosses the date line. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** The visible part of a map. */
export interface View {
  centre: Point
  zoom: number
  /** Longitudes exceed 180 degrees across the date line. */
  bounds: Bounds
}

/** Rounds to about ten metres, the precision of a click. */
const exact = (degrees: number) => Number(degrees.toFixed(4))

const clampLat = (lat: number) => Math.min(Math.max(lat, -90), 90)
/** Normalises a longitude to -180 to 180. */
const wrapLng = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** Normalises and rounds a spot. */
export const wrapPoint = ({ lat, lng }: Point): Point => ({
  lat: exact(clampLat(lat)),
  lng: exact(wrapLng(lng)),
})

/** Returns bounds for the server, with longitudes from -180 to 180. */
export function wrapBounds({ south, west, north, east }: Bounds): Bounds {
  const latitudes = { south: exact(clampLat(south)), north: exact(clampLat(north)) }
  if (east - west >= 360) return { ...latitudes, west: -180, east: 180 }
  return { ...latitudes, west: exact(wrapLng(west)), east: exact(wrapLng(east)) }
}

/** Returns the copy of a longitude that is nearest to another one. */
export const lngNear = (lng: number, other: number) => lng + 360 * Math.round((other - lng) / 360)

export function viewOf(map: Map): View {
  const { lat, lng } = map.getCenter()
  const bounds = map.getBounds()
  return {
    centre: { lat, lng },
    zoom: map.getZoom(),
    bounds: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
  }
}

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
