import L from 'leaflet'
import type { Point } from './point'

const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres. */
export const distanceBetween = (one: Point, other: Point): number => L.latLng(one).distanceTo(other) / 1000

/** Returns the initial direction from one spot to the other: 'north-east'. */
export function directionFrom(one: Point, other: Point): string {
  const turn = radians(other.lng - one.lng)
  const east = Math.sin(turn) * Math.cos(radians(other.lat))
  const north =
    Math.cos(radians(one.lat)) * Math.sin(radians(other.lat)) -
    Math.sin(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.cos(turn)
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * 8)
  return directions[(eighths + 8) % 8] ?? ''
}
