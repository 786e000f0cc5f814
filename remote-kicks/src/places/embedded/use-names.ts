import { keys, type Point } from '@bucketeer/shared-auth'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type L from 'leaflet'
import { useEffect } from 'react'
import { api } from '../../api'
import { useDebounced } from '../use-debounced'
import { showNames } from './name-layer'
import { wrapBounds, type View } from './view'

/** Milliseconds: who moves on at once needs no names of where they were. */
const pauseAfterMove = 150

/** More than fit, since some would lie on others. */
const asked = 60

/** Writes the names of the largest places in sight onto the map. */
export function useNames(map: L.Map, view: View, marker: Point | null | undefined) {
  const settled = useDebounced(view, pauseAfterMove)
  const bounds = wrapBounds(settled.bounds)
  const { data: places } = useQuery({
    queryKey: keys.places.around(bounds),
    queryFn: ({ signal }) => api.places.around(bounds, { limit: asked, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const { zoom } = view
  useEffect(() => (places ? showNames(map, places, marker) : undefined), [map, places, marker, zoom])
}
