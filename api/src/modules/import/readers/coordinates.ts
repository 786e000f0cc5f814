import type { Sentence } from '@bucketeer/host/server'
import { textOf } from './values'
import { notOnEarth } from './words'

export interface Position {
  location: { lat: number; lng: number } | null
  look?: Sentence
}

/** Degrees with minutes and seconds, and a letter of the compass before or after them. `O` is east in German. */
const degreesWith = (decimal: string) =>
  `([NSEWO])?\\s*([-+−]?\\d+(?:${decimal}\\d+)?)\\s*°?\\s*(?:(\\d+(?:[.,]\\d+)?)\\s*['’′]\\s*)?(?:(\\d+(?:[.,]\\d+)?)\\s*(?:["”″]|'')\\s*)?([NSEWO])?`

const single = new RegExp(`^${degreesWith('[.,]')}$`, 'iu')
const pairs = ['[.]', ','].map(
  (decimal) => new RegExp(`^(${degreesWith(decimal)})\\s*[,;/\\s]\\s*(${degreesWith(decimal)})$`, 'iu'),
)

/** Longer cells are texts, on which the patterns would be slow. */
const maxLength = 100

const numberIn = (text = '0') => Number(text.replace('−', '-').replace(',', '.'))

/** Reads 48.2, 48,2, 48.2° N or 48°12'30"N. Returns NaN for any other text. */
function degreesIn(text: string): number {
  const [, before, whole, minutes, seconds, after] =
    (text.length <= maxLength && single.exec(text.trim())) || []
  if (whole === undefined) return NaN
  const value = Math.abs(numberIn(whole)) + numberIn(minutes) / 60 + numberIn(seconds) / 3600
  return /^[-−]/u.test(whole) || /[SW]/iu.test(before ?? after ?? '') ? -value : value
}

/** Returns the place of two coordinates, in the other order if only that is on Earth. 0, 0 means that a program knows no place. */
export function positionOf(latitude: unknown, longitude: unknown): Position {
  const [latText, lngText] = [textOf(latitude).trim(), textOf(longitude).trim()]
  if (latText === '' || lngText === '') return { location: null }
  const [lat, lng] = [degreesIn(latText), degreesIn(lngText)]
  if (lat === 0 && lng === 0) return { location: null }
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { location: { lat, lng } }
  if (Math.abs(lng) <= 90 && Math.abs(lat) <= 180) return { location: { lat: lng, lng: lat } }
  return { location: null, look: notOnEarth(`${latText}, ${lngText}`) }
}

/** Reads 'lat, lng' in one text, also as POINT(lng lat). */
export function positionIn(text: string): Position {
  const bare = text.replace(/^\s*geo:|[()[\]]/giu, ' ').trim()
  if (bare === '' || bare.length > maxLength) return { location: null }
  const [, x, y] = /^POINT\s+(\S+)\s+(\S+)$/iu.exec(bare) ?? []
  if (x !== undefined) return positionOf(y, x)
  const [, lat, , , , , , lng] = pairs.flatMap((pair) => pair.exec(bare) ?? [])
  return lat === undefined ? { location: null, look: notOnEarth(bare) } : positionOf(lat, lng)
}
