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
