import { isolate } from '@bucketeer/platform/text'
import Typography from '@mui/material/Typography'
import { directionFrom, distanceBetween } from './bearing'
import type { PlaceSource } from './place-source'
import type { Point } from './point'
import { useLoaded } from './use-loaded'
import { wrapPoint, type View } from './view'
import { words } from './words'

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
  const place = useLoaded(isClose ? `${point.lat} ${point.lng}` : null, (signal) =>
    places.nearest(point, signal),
  )
  if (!place || !isClose) return null
  const name = `${isolate(place.name)}, ${place.country}`
  return <Typography variant="body2">{describe(name, place.location, point)}</Typography>
}

function describe(name: string, place: Point, point: Point) {
  const kilometres = Math.round(distanceBetween(place, point))
  if (kilometres < 2) return name
  return words.centre(kilometres, directionFrom(place, point), name)
}
