import type { Point } from '@bucketeer/shared-auth'
import type L from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { PlaceMapProps } from '../place-map-props'
import { addGrid } from './grid-layer'
import { createMap } from './create-map'
import { addShapes } from './shape-layer'
import { viewOf, wrapPoint, type View } from './view'

const isSame = (one: Point | null, other: Point) => one?.lat === other.lat && one.lng === other.lng

/** The types know nothing of `reset`: to draw anew rather than to pan by whole pixels. */
const atOnce: L.ZoomPanOptions & { reset: boolean } = { animate: false, reset: true }

/** Takes the element's new size. Leaflet would keep the middle only to the pixel, and wander off with each change. */
function fit(map: L.Map) {
  const centre = map.getCenter()
  map.invalidateSize({ pan: false })
  map.setView(centre, map.getZoom(), atOnce)
}

/** A map in the element, which follows the props; and what it shows once it is there. */
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
    // What was chosen on the map is in sight already.
    if (!map || isSame(picked.current, { lat, lng })) return
    map.setView([lat, lng], zoom)
  }, [map, lat, lng, zoom])

  return { ...shown, pickMiddle: () => map && pick(map.getCenter()) }
}
