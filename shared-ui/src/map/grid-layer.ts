import L from 'leaflet'
import { drawOnMove, textAt } from './layer'
import { latText, lngText, type View, viewOf } from './point'

/** Possible distances of lines in degrees. */
const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002]

/** Minimum distance of lines in pixels. */
const closest = 140

/** The maximum latitude of the Mercator projection. */
const furthestNorth = 85

/** The zoom from which lines have labels, because the map shows little else. */
const numbersFromZoom = 12

/** Pixels: distance of the labels from the lower edge, and size of the corner with the locator. */
const lowest = 14
const corner = 84

interface Grid {
  step: number
  parallels: number[]
  meridians: number[]
  south: number
  north: number
}

/** Draws parallels and meridians, so that an empty map still shows movement and zoom. */
export function addGrid(map: L.Map): void {
  const renderer = L.svg({ pane: 'grid', padding: 0.3 })
  const lines = L.polyline([], { className: 'map-grid', interactive: false, renderer }).addTo(map)
  const numbers = L.layerGroup().addTo(map)
  drawOnMove(map, () => {
    const view = viewOf(map)
    const grid = gridOf(view)
    lines.setLatLngs(linesOf(grid, view))
    numbers.clearLayers()
    if (view.zoom >= numbersFromZoom) for (const number of numbersOf(grid, map)) numbers.addLayer(number)
  })
}

function gridOf({ zoom, bounds }: View): Grid {
  const south = Math.max(bounds.south, -furthestNorth)
  const north = Math.min(bounds.north, furthestNorth)
  const step = stepAt(zoom)
  return {
    step,
    parallels: multiples(south, north, step),
    meridians: multiples(bounds.west, bounds.east, step),
    south,
    north,
  }
}

const pixelsPerDegree = (zoom: number) => (256 * 2 ** zoom) / 360

const stepAt = (zoom: number) => steps.findLast((step) => step * pixelsPerDegree(zoom) >= closest) ?? 30

function multiples(from: number, to: number, step: number) {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

const linesOf = ({ parallels, meridians, south, north }: Grid, { bounds: { west, east } }: View) => [
  ...parallels.map((lat) => [L.latLng(lat, west), L.latLng(lat, east)]),
  ...meridians.map((lng) => [L.latLng(south, lng), L.latLng(north, lng)]),
]

function numbersOf({ step, parallels, meridians }: Grid, map: L.Map) {
  const left = map.containerPointToLatLng([0, corner])
  const bottom = map.containerPointToLatLng([0, map.getSize().y - lowest])
  return [
    ...meridians.map((lng) => textAt(L.latLng(bottom.lat, lng), lngText(lng, step), 'map-degrees')),
    ...parallels
      .filter((lat) => lat < left.lat)
      .map((lat) => textAt(L.latLng(lat, left.lng), latText(lat, step), 'map-degrees')),
  ]
}
