import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type L from 'leaflet'
import { useEffect } from 'react'
import { request } from '../../request'
import type { Point } from '../point'
import { useDebounced } from '../use-debounced'
import { showNames } from './name-layer'
import { wrapBounds, type View } from './view'

/** Debounce in milliseconds while the map moves. */
const pauseAfterMove = 150

/** More than fit, because some would overlap. */
const asked = 60

/** Shows the names of the largest visible places on the map. */
export function useNames(map: L.Map, view: View, marker: Point | null | undefined) {
  const settled = useDebounced(view, pauseAfterMove)
  const bounds = wrapBounds(settled.bounds)
  const { south, west, north, east } = bounds
  const { data: places } = useQuery({
    queryKey: ['places', 'around', south, west, north, east],
    queryFn: ({ signal }) =>
      request('get', '/api/places/around', { query: { ...bounds, limit: asked }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const { zoom } = view
  useEffect(() => (places ? showNames(map, places, marker) : undefined), [map, places, marker, zoom])
}
