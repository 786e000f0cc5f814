import L from 'leaflet'
import { copyInView, drawOnMove } from './layer'
import { areaRadius } from './map-props'
import { lngNear, type Point } from './point'

/** Creates the renderer of circles and routes. */
const areaRenderer = () => L.svg({ pane: 'areas', padding: 0.5 })

const look = { radius: areaRadius, className: 'map-area', interactive: false }

const circleOf = (map: L.Map, centre: Point, renderer: L.Renderer) =>
  L.circle(copyInView(map, centre), { ...look, renderer })

/**
 * Adds the circle of an area to the map.
 * @returns a function that removes it
 */
export function showArea(map: L.Map, centre: Point): () => void {
  const circle = circleOf(map, centre, areaRenderer()).addTo(map)
  return () => void circle.remove()
}

/** The zoom from which circles are wider than the numbers in them. */
export const circlesFromZoom = 8

/**
 * Draws the circles of the areas in and around the view, again after each movement of the map.
 * @returns a function that removes them
 */
export function showAreasInView(map: L.Map, centres: readonly Point[]): () => void {
  const layer = L.layerGroup().addTo(map)
  const renderer = areaRenderer()
  const stop = drawOnMove(map, () => {
    layer.clearLayers()
    if (map.getZoom() < circlesFromZoom) return
    const seen = map.getBounds().pad(0.5)
    for (const centre of centres) {
      const circle = circleOf(map, centre, renderer)
      if (seen.contains(circle.getLatLng())) circle.addTo(layer)
    }
  })
  return () => {
    stop()
    layer.remove()
    renderer.remove()
  }
}

/** Returns the line through points; each step is the shorter way around the world. */
export function lineThrough(points: readonly Point[], startLng: number): Point[] {
  let before = startLng
  return points.map(({ lat, lng }) => {
    before = lngNear(lng, before)
    return { lat, lng: before }
  })
}

/**
 * Draws a line through points in their order.
 * @returns a function that removes it
 */
export function showRoute(map: L.Map, points: readonly Point[]): () => void {
  const renderer = areaRenderer()
  const line = L.polyline([], { className: 'map-route', interactive: false, renderer }).addTo(map)
  const stop = drawOnMove(map, () => line.setLatLngs(lineThrough(points, map.getCenter().lng)))
  return () => {
    stop()
    line.remove()
    renderer.remove()
  }
}
