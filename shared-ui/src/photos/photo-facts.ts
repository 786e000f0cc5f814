import { useRef, useState } from 'react'
import type { Point } from '../map'

/** The first and the last day, as 2024-05-03; the last is null for a single day. */
export interface Days {
  on: string
  until: string | null
}

/** The days and the place at which photos were taken. */
export interface PhotoFacts {
  /** The local days of the camera. */
  days: Days | null
  /** Degrees, of the first photo with a position. Null if others are far from it. */
  point: Point | null
}

/** Photos of more days than these belong to several occasions. */
const mostDays = 62
const dayMs = 86_400_000

const isPosition = ({ lat, lng }: Point) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)

/** Degrees of latitude: about 5 km. */
const roundedTo = 0.05
const rounded = (degrees: number) => Math.round(degrees / roundedTo) * roundedTo

/** Returns the centre of the area of about 5 km around a position, to ask for names without sending the position. */
export const areaOf = ({ lat, lng }: Point): Point => ({ lat: rounded(lat), lng: rounded(lng) })

/** A date of EXIF has no time zone, so converting it could change the day. */
const asWritten = { reviveValues: false } as const

/** EXIF writes a moment as '2024:05:03 14:05:00', in the local time of the camera. A wrong clock may be in the future. */
function dayOf(moment: unknown) {
  const [, year, month, day] = /^(\d{4}):(\d\d):(\d\d)/.exec(String(moment)) ?? []
  const text = `${year}-${month}-${day}`
  // The day may have begun already where the photo was taken.
  return Date.parse(text) <= Date.now() + dayMs ? text : null
}

/** Reads from the file, in the browser, when and where a photo was taken. Returns null for a file that says neither. */
export async function factsOfPhoto(file: File): Promise<PhotoFacts | null> {
  try {
    const { parse } = await import(/* webpackChunkName: "exifr" */ 'exifr/dist/lite.umd.cjs')
    const { latitude, longitude, DateTimeOriginal, CreateDate } = (await parse(file, asWritten)) ?? {}
    const on = dayOf(DateTimeOriginal) ?? dayOf(CreateDate)
    const position = { lat: latitude ?? 0, lng: longitude ?? 0 }
    const point = isPosition(position) ? position : null
    return on || point ? { days: on === null ? null : { on, until: null }, point } : null
  } catch {
    return null
  }
}

/** Where a photo was taken, in degrees, and on which day: '2024-05-03'. */
export interface PhotoPlace extends Point {
  takenOn: string | null
}

/** Returns null for a file without a position. `usePhotoFacts` also reads the day of such a file. */
export async function placeOfPhoto(file: File): Promise<PhotoPlace | null> {
  const { point = null, days = null } = (await factsOfPhoto(file)) ?? {}
  return point && { ...point, takenOn: days && days.on }
}

function joinDays(all: readonly Days[]): Days | null {
  const [on, ...later] = all.flatMap((days) => [days.on, days.until ?? days.on]).sort()
  if (on === undefined) return null
  const last = later.at(-1) ?? on
  const isOneOccasion = Date.parse(last) - Date.parse(on) < mostDays * dayMs
  return isOneOccasion ? { on, until: last === on ? null : last } : null
}

/** Photos farther apart than these degrees of latitude, about 50 km, have no place in common. */
const onePlace = 0.45

/** Whether photos that were taken at these positions have a place in common. */
export const isOnePlace = (one: Point, other: Point) =>
  Math.abs(one.lat - other.lat) < onePlace &&
  Math.abs(one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180) < onePlace

/** Joins what photos tell. Their place is that of the first one, if all are near it, and if it says when it was taken. */
function joinFacts(photos: readonly PhotoFacts[]): PhotoFacts {
  const days = joinDays(photos.flatMap((photo) => photo.days ?? []))
  const placed = photos.flatMap(({ point, days: known }) => (point ? [{ point, known }] : []))
  const point = placed[0]?.point
  const isOfThem =
    point !== undefined &&
    placed.every((other) => isOnePlace(point, other.point)) &&
    (days === null || placed.some(({ known }) => known !== null))
  return { days, point: isOfThem ? point : null }
}

/**
 * Collects what the photos of a form tell, as long as they are in it. Nothing leaves the browser.
 * `readPicture` takes the file of the picture field, and null when the field is emptied; `readPhotos` the files of all
 * further photos.
 */
export function usePhotoFacts() {
  const [files, setFiles] = useState<Record<'picture' | 'photos', readonly File[]>>({
    picture: [],
    photos: [],
  })
  const [found, setFound] = useState<ReadonlyMap<File, PhotoFacts | null>>(new Map())
  const asked = useRef(new Set<File>())
  const read = (part: keyof typeof files, next: readonly File[]) => {
    setFiles((before) => ({ ...before, [part]: next }))
    for (const file of next.filter((each) => !asked.current.has(each))) {
      asked.current.add(file)
      void factsOfPhoto(file).then((facts) => setFound((before) => new Map(before).set(file, facts)))
    }
  }
  return {
    facts: joinFacts([...files.picture, ...files.photos].flatMap((file) => found.get(file) ?? [])),
    readPicture: (file: File | null) => read('picture', file ? [file] : []),
    readPhotos: (next: readonly File[]) => read('photos', next),
  }
}

/** Returns a text with a line at its end. */
export const addLine = (text: string, line: string) =>
  text.trim() === '' ? line : `${text.trimEnd()}\n\n${line}`
