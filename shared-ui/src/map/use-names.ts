import type L from 'leaflet'
import { useEffect } from 'react'
import { showNames } from './name-layer'
import type { PlaceSource } from './place-source'
import type { Bounds, Point } from './point'
import { contains } from './shape'
import { useLoaded } from './use-loaded'
import { wrapBounds, type View } from './view'

/** More than fit, because some would overlap. */
const asked = 60

interface NamesOptions {
  map: L.Map
  view: View
  markers: readonly Point[]
  places: PlaceSource
  /** The area whose names are on its streets. */
  streetArea: Bounds | null
}

/** Shows the names of the largest visible places on the map. */
export function useNames({ map, view, markers, places, streetArea }: NamesOptions) {
  const area = wrapBounds(view.bounds)
  const names = useLoaded(JSON.stringify(area), (signal) => places.around({ ...area, limit: asked }, signal))
  const { zoom } = view
  useEffect(() => {
    const shown = names?.filter(({ location }) => !streetArea || !contains(streetArea, location))
    return shown && showNames(map, shown, markers)
  }, [map, names, markers, streetArea, zoom])
}
