import L from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { drawOnMove } from './layer'
import { type Point, type View, viewOf } from './point'

/** The z-indexes of panes. Leaflet's own pane for tiles has 200, for markers 600. */
const panes = { world: 150, streets: 200, areas: 400, names: 500 }

/** Creates an empty Leaflet map. */
function createMap(element: HTMLElement, options: L.MapOptions): L.Map {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, {
    ...options,
    maxZoom: 18,
    attributionControl: false,
    zoomControl: false,
    worldCopyJump: true,
    maxBounds: [
      [-89.9, -Infinity],
      [89.9, Infinity],
    ],
    fadeAnimation: false,
    zoomAnimation: !isStill,
    inertia: !isStill,
    scrollWheelZoom: false,
  })
  // The wheel scrolls the page until the user interacts with the map.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  // One finger scrolls the page; two move and zoom the map. A mouse or a pen drags it.
  element.addEventListener('pointerdown', ({ pointerType }) => {
    if (pointerType === 'touch') map.dragging.disable()
    else map.dragging.enable()
  })
  for (const [name, level] of Object.entries(panes)) {
    const pane = map.createPane(name)
    pane.style.zIndex = String(level)
    pane.style.pointerEvents = 'none'
  }
  return map
}

/** A map that exists, and what it shows. */
export interface ShownMap {
  map: L.Map
  view: View
}

interface Options {
  /** The first view. Later values change nothing. */
  start: { centre: Point; zoom: number }
  /** Called with the spot of a click. Without it, a double click zooms. */
  onClick?(spot: Point): void
}

/** The types lack `reset`, which redraws instead of panning by whole pixels. */
const atOnce: L.ZoomPanOptions & { reset: boolean } = { animate: false, reset: true }

/** Returns the zoom at which the world, 256 pixels at zoom 0, fills a width once. */
const worldZoom = (width: number) => Math.max(0, Math.log2(width / 256))

/** Updates the size of the map. Leaflet would keep the centre to the pixel only, and drift with each change. */
function fit(map: L.Map) {
  const centre = map.getCenter()
  map.invalidateSize({ pan: false })
  map.setMinZoom(worldZoom(map.getSize().x))
  map.setView(centre, map.getZoom(), atOnce)
}

/** Creates a map in the element. Returns it with its view once it exists. */
export function useLeafletMap(element: RefObject<HTMLElement | null>, { start, onClick }: Options) {
  const [shown, setShown] = useState<ShownMap | null>(null)
  const click = useEffectEvent((spot: Point) => onClick?.(spot))
  const create = useEffectEvent((element: HTMLElement) =>
    createMap(element, {
      center: start.centre,
      zoom: start.zoom,
      minZoom: worldZoom(element.clientWidth),
      // A double click would pick twice.
      doubleClickZoom: !onClick,
    }),
  )

  useEffect(() => {
    if (!element.current) return
    const map = create(element.current)
    drawOnMove(map, () => setShown({ map, view: viewOf(map) }))
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
