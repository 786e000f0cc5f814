import Typography from '@mui/material/Typography'
import L from 'leaflet'
import { useLoaded } from '../lazy/use-loaded'
import { placeText } from '../places/country-name'
import type { PlaceSource } from './map-props'
import { type Point, type View, wrapPoint } from './point'
import { words } from './words'

const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres. */
export const distanceBetween = (one: Point, other: Point): number => L.latLng(one).distanceTo(other) / 1000

/** Returns the initial direction from one spot to the other: 'north-east'. */
export function directionFrom(one: Point, other: Point): (typeof directions)[number] {
  const turn = radians(other.lng - one.lng)
  const east = Math.sin(turn) * Math.cos(radians(other.lat))
  const north =
    Math.cos(radians(one.lat)) * Math.sin(radians(other.lat)) -
    Math.sin(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.cos(turn)
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * 8)
  return directions[(eighths + 8) % 8] ?? 'north'
}

/** The zoom from which the centre is described. */
const minDescribedZoom = 7

interface CentreDescriptionProps {
  view: View
  places: PlaceSource
}

/** Describes the centre of the map: '12 km north-east of Lobuche, Nepal'. */
export function CentreDescription({ view: { centre, zoom }, places }: CentreDescriptionProps) {
  const point = wrapPoint(centre)
  const isClose = zoom >= minDescribedZoom
  const place = useLoaded(isClose ? point : null, (spot, signal) => places.nearest(spot, signal))
  if (!place || !isClose) return null
  const name = placeText(place.name, place.country)
  return <Typography variant="body2">{describe(name, place.location, point)}</Typography>
}

function describe(name: string, place: Point, point: Point) {
  const kilometres = Math.round(distanceBetween(place, point))
  if (kilometres < 2) return name
  return words.centre[directionFrom(place, point)](kilometres, name)
}
