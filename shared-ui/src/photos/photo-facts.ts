import { useState } from 'react'
import type { Point } from '../map/point'

/** The first and the last day, as 2024-05-03; the last is null for a single day. */
export interface Days {
  on: string
  until: string | null
}

/** The days and the place at which photos were taken. */
export interface PhotoFacts {
  /** The local days of the camera. */
  days: Days | null
  /** Degrees, of the first photo with a position. */
  point: Point | null
}

/** Photos of more days than these belong to several occasions. */
const mostDays = 62
const dayMs = 86_400_000

const isPosition = ({ lat, lng }: Point) =>
  Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0)

/** A date of EXIF has no time zone, so converting it could change the day. */
const asWritten = { reviveValues: false } as const

/** EXIF writes a moment as '2024:05:03 14:05:00', in the local time of the camera. A wrong clock may be in the future. */
const dayOf = (moment: unknown) => {
  const [, year, month, day] = /^(\d{4}):(\d\d):(\d\d)/.exec(String(moment)) ?? []
  const text = `${year}-${month}-${day}`
  // The day may have begun already where the photo was taken.
  return Date.parse(text) <= Date.now() + dayMs ? text : null
}

/** Reads from the file, in the browser, when and where a photo was taken. Returns null for a file that says neither. */
export const factsOfPhoto = async (file: File): Promise<PhotoFacts | null> => {
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
export const placeOfPhoto = async (file: File): Promise<PhotoPlace | null> => {
  const { point = null, days = null } = (await factsOfPhoto(file)) ?? {}
  return point && { ...point, takenOn: days && days.on }
}

const joinDays = (one: Days | null, other: Days | null): Days | null => {
  if (!one || !other) return one ?? other
  const [on = '', ...later] = [one.on, one.until, other.on, other.until].filter((day) => day !== null).sort()
  const last = later.at(-1) ?? on
  return { on, until: last === on ? null : last }
}

const isOneOccasion = ({ on, until }: Days) =>
  until === null || Date.parse(until) - Date.parse(on) < mostDays * dayMs

/** Collects what the photos of a form tell. Nothing leaves the browser. */
export const usePhotoFacts = () => {
  const [facts, setFacts] = useState<PhotoFacts>({ days: null, point: null })
  const { days, point } = facts
  return {
    facts: { days: days && isOneOccasion(days) ? days : null, point },
    read: (file: File) =>
      void factsOfPhoto(file).then(
        (found) =>
          found &&
          setFacts((before) => ({
            days: joinDays(before.days, found.days),
            point: before.point ?? found.point,
          })),
      ),
  }
}

/** Returns a text with a line at its end. */
export const addLine = (text: string, line: string) =>
  text.trim() === '' ? line : `${text.trimEnd()}\n\n${line}`
