/** Where a photo was taken, in degrees, and on which day: '2024-05-03'. */
export interface PhotoPlace {
  lat: number
  lng: number
  takenOn: string | null
}

const isPlace = ({ lat, lng }: Pick<PhotoPlace, 'lat' | 'lng'>) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)

/** A date of EXIF has no time zone, so converting it could change the day. */
const asWritten = { reviveValues: false } as const

/** EXIF writes a moment as '2024:05:03 14:05:00', in the local time of the camera. */
const dayOf = (moment: unknown) => {
  const [, year, month, day] = /^(\d{4}):(\d\d):(\d\d)/.exec(String(moment)) ?? []
  const text = `${year}-${month}-${day}`
  return Number.isNaN(Date.parse(text)) ? null : text
}

/** Reads from the file, in the browser, where and when a photo was taken. Returns null for a file that does not say it. */
export const placeOfPhoto = async (file: File): Promise<PhotoPlace | null> => {
  try {
    const { parse } = await import(/* webpackChunkName: "exifr" */ 'exifr/dist/lite.umd.cjs')
    const { latitude: lat, longitude: lng, DateTimeOriginal } = (await parse(file, asWritten)) ?? {}
    if (lat === undefined || lng === undefined || !isPlace({ lat, lng })) return null
    return { lat, lng, takenOn: dayOf(DateTimeOriginal) }
  } catch {
    return null
  }
}
