import type L from 'leaflet'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { createMap } from './create-map'
import { addGrid } from './grid-layer'
import type { Point } from './point'
import { addShapes } from './shape-layer'
import { viewOf, type View } from './view'

/** A map that exists, and what it shows. */
export interface ShownMap {
  map: L.Map
  view: View
}

interface Options {
  /** The first view. Later values change nothing. */
  start: { centre: Point; zoom: number }
  /** Whether a narrow map can show the whole world, which is 512 pixels wide at the usual smallest zoom. */
  isWorldwide?: boolean
  /** Called with the spot of a click. Without it, a double click zooms. */
  onClick?(spot: Point): void
}

/** The types lack `reset`, which redraws instead of panning by whole pixels. */
const atOnce: L.ZoomPanOptions & { reset: boolean } = { animate: false, reset: true }

/** Updates the size of the map. Leaflet would keep the centre to the pixel only, and drift with each change. */
function fit(map: L.Map) {
  const centre = map.getCenter()
  map.invalidateSize({ pan: false })
  map.setView(centre, map.getZoom(), atOnce)
}

/** Creates a map in the element. Returns it with its view once it exists. */
export function useLeafletMap(
  element: RefObject<HTMLElement | null>,
  { start, isWorldwide = false, onClick }: Options,
) {
  const [shown, setShown] = useState<ShownMap | null>(null)
  const click = useEffectEvent((spot: Point) => onClick?.(spot))
  const create = useEffectEvent((element: HTMLElement) =>
    createMap({
      element,
      ...start,
      minZoom: isWorldwide && element.clientWidth < 512 ? 0 : 1,
      isForPicking: onClick !== undefined,
    }),
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
    map.on('click', ({ latlng }) => click(latlng))
    return () => {
      sizes.disconnect()
      setShown(null)
      map.remove()
    }
  }, [element])

  return shown
}
