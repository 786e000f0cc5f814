import type { Sentence } from '@bucketeer/host/server'
import { textOf } from './values'
import { notOnEarth, oneCoordinate, swapped } from './words'

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

/**
 * Reads 48.2, 48,2, 48.2° N or 48°12'30"N. Returns NaN for any other text.
 * @param letters those of the compass that it may have
 */
function degreesIn(text: string, letters: RegExp): number {
  const [, before, whole, minutes, seconds, after] =
    (text.length <= maxLength && single.exec(text.trim())) || []
  const letter = before ?? after ?? ''
  if (whole === undefined || !letters.test(letter)) return NaN
  const value = Math.abs(numberIn(whole)) + numberIn(minutes) / 60 + numberIn(seconds) / 3600
  return /^[-−]/u.test(whole) || /[SW]/iu.test(letter) ? -value : value
}

/** Returns the place of two coordinates; undefined if it is not on Earth. */
function pointAt(latText: string, lngText: string): Position['location'] | undefined {
  const [lat, lng] = [degreesIn(latText, /^[NS]?$/iu), degreesIn(lngText, /^[EWO]?$/iu)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/**
 * Returns the place of two coordinates, also in the other order: letters of the compass show it, a person has to confirm it
 * if only numbers do. 0, 0 means that a program knows no place.
 */
export function positionOf(latitude: unknown, longitude: unknown): Position {
  const texts = [textOf(latitude).trim(), textOf(longitude).trim()] as const
  const written = texts.filter(Boolean).join(', ')
  if (written === '') return { location: null }
  if (texts.includes('')) return { location: null, look: oneCoordinate(written) }
  const [latText, lngText] = texts
  const point = pointAt(latText, lngText)
  if (point?.lat === 0 && point.lng === 0) return { location: null }
  if (point) return { location: point }
  const turned = pointAt(lngText, latText)
  if (!turned) return { location: null, look: notOnEarth(written) }
  return /[NSEWO]/iu.test(written) ? { location: turned } : { location: turned, look: swapped(written) }
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
