/** Degrees. */
export interface PhotoPlace {
  lat: number
  lng: number
}

const isPlace = ({ lat, lng }: PhotoPlace) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)

/** Reads from the file, in the browser, where a photo was taken. Returns null for a file that does not say it. */
export const placeOfPhoto = async (file: File): Promise<PhotoPlace | null> => {
  try {
    const { gps } = await import(/* webpackChunkName: "exifr" */ 'exifr/dist/lite.umd.cjs')
    const position = await gps(file)
    const place = position && { lat: position.latitude, lng: position.longitude }
    return place && isPlace(place) ? place : null
  } catch {
    return null
  }
}
