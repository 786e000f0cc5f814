import type L from 'leaflet'
import { useEffect } from 'react'
import { showNames } from './name-layer'
import type { PlaceSource } from './place-source'
import type { Bounds, Point } from './point'
import { contains } from './shape'
import { useLoaded } from './use-loaded'
import { wrapBounds, type View } from './view'

/** More names than fit, because overlapping ones are dropped. */
const requestedNames = 60

interface NamesOptions {
  map: L.Map
  view: View
  markers: readonly Point[]
  places: PlaceSource
  /** The bounds of the map of streets, which has names of its own. */
  streetBounds: Bounds | null
}

/** Shows the names of the largest visible places on the map. */
export function useNames({ map, view, markers, places, streetBounds }: NamesOptions) {
  const bounds = wrapBounds(view.bounds)
  const names = useLoaded(JSON.stringify(bounds), (signal) =>
    places.around({ ...bounds, limit: requestedNames }, signal),
  )
  const { zoom } = view
  useEffect(() => {
    const shown = names?.filter(({ location }) => !streetBounds || !contains(streetBounds, location))
    return shown && showNames(map, shown, markers)
  }, [map, names, markers, streetBounds, zoom])
}
