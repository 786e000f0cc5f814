import { Typography } from '@bucketeer/shared-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import type { Point } from '../point'
import { words } from '../words'
import { directionFrom, distanceBetween } from './bearing'
import { wrapPoint, type View } from './view'

/** The zoom from which the centre is described. */
const closeUp = 7

/** Describes the centre of the map: '12 km north-east of Lobuche, Nepal'. */
export function CentreDescription({ view: { centre, zoom } }: { view: View }) {
  const point = wrapPoint(centre)
  const { data: place } = useQuery({
    queryKey: ['places', 'nearest', point.lat, point.lng],
    queryFn: ({ signal }) => request('get', '/api/places/nearest', { query: point, signal }),
    enabled: zoom >= closeUp,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  if (!place || zoom < closeUp) return null
  const name = `${place.name}, ${place.country}`
  return <Typography variant="body2">{describe(name, place.location, point)}</Typography>
}

function describe(name: string, place: Point, point: Point) {
  const kilometres = Math.round(distanceBetween(place, point))
  if (kilometres < 2) return name
  return words.map.centre(kilometres, directionFrom(place, point), name)
}
