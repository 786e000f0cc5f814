import type L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { PlaceMapProps } from '../place-map-props'
import type { Point } from '../point'
import { addGrid } from './grid-layer'
import { createMap } from './create-map'
import { addShapes } from './shape-layer'
import { viewOf, wrapPoint, type View } from './view'

const isSame = (one: Point | null, other: Point) => one?.lat === other.lat && one.lng === other.lng

/** The types lack `reset`, which redraws instead of panning by whole pixels. */
const atOnce: L.ZoomPanOptions & { reset: boolean } = { animate: false, reset: true }

/** Updates the size of the map. Leaflet would keep the centre to the pixel only, and drift with each change. */
function fit(map: L.Map) {
  const centre = map.getCenter()
  map.invalidateSize({ pan: false })
  map.setView(centre, map.getZoom(), atOnce)
}

/** Creates a map in the element, which follows the props. Returns its view once it exists. */
export function useLeafletMap(
  element: RefObject<HTMLElement | null>,
  { centre, zoom, onPick }: PlaceMapProps,
) {
  const [shown, setShown] = useState<{ map: L.Map; view: View } | null>(null)
  const picked = useRef<Point | null>(null)

  const pick = (spot: Point) => {
    if (!onPick) return
    picked.current = wrapPoint(spot)
    onPick(picked.current)
  }
  const pickClicked = useEffectEvent(pick)
  const create = useEffectEvent((element: HTMLElement) =>
    createMap({ element, centre, zoom, isForPicking: onPick !== undefined }),
  )

  useEffect(() => {
    if (!element.current) return
    const map = create(element.current)
    addShapes(map)
    addGrid(map)
    const look = () => setShown({ map, view: viewOf(map) })
    look()
    map.on('moveend', look)
    const sizes = new ResizeObserver(() => fit(map))
    sizes.observe(element.current)
    map.on('click', ({ latlng }) => pickClicked(latlng))
    return () => {
      sizes.disconnect()
      setShown(null)
      map.remove()
    }
  }, [element])

  const { lat, lng } = centre
  const map = shown?.map
  useEffect(() => {
    // A spot that was picked on the map is visible already.
    if (!map || isSame(picked.current, { lat, lng })) return
    map.setView([lat, lng], zoom)
  }, [map, lat, lng, zoom])

  return { ...shown, pickMiddle: () => map && pick(map.getCenter()) }
}
