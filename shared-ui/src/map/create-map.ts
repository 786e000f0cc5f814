import L from 'leaflet'
import type { Point } from './point'

/** The z-indexes of panes. Leaflet's own pane for tiles has 200, for markers 600. */
const panes = { shapes: 150, streets: 200, grid: 300, areas: 400, names: 500 }

interface MapOptions {
  element: HTMLElement
  centre: Point
  zoom: number
  /** The smallest zoom. */
  minZoom: number
  isForPicking: boolean
}

/** Creates an empty Leaflet map. */
export function createMap({ element, centre, zoom, minZoom, isForPicking }: MapOptions): L.Map {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, {
    center: centre,
    zoom,
    minZoom,
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
    // A double click would pick twice.
    doubleClickZoom: !isForPicking,
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
