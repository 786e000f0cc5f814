import L from 'leaflet'
import type { Point } from './point'
import { lngNear } from './view'

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
  const renderer = L.svg({ pane: 'areas', padding: 0.5 })
  const line = L.polyline([], { className: 'map-route', interactive: false, renderer }).addTo(map)
  const draw = () => void line.setLatLngs(lineThrough(points, map.getCenter().lng))
  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    line.remove()
    renderer.remove()
  }
}
