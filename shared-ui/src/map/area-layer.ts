import L from 'leaflet'
import type { Point } from './point'
import { areaRadius } from './area-radius'
import { lngNear } from './view'

/**
 * Adds the circle of an area to the map.
 * @returns a function that removes it
 */
export function showArea(map: L.Map, { lat, lng }: Point): () => void {
  const centre = L.latLng(lat, lngNear(lng, map.getCenter().lng))
  const circle = L.circle(centre, {
    radius: areaRadius,
    className: 'map-area',
    interactive: false,
    renderer: L.svg({ pane: 'areas', padding: 0.5 }),
  }).addTo(map)
  return () => void circle.remove()
}
