import L from 'leaflet'
import { lngNear, type Point } from './point'

/** Returns the copy of a spot that is nearest to the centre of the map. */
export const copyInView = (map: L.Map, { lat, lng }: Point): L.LatLng =>
  L.latLng(lat, lngNear(lng, map.getCenter().lng))

/**
 * Draws now, and again after each movement of the map.
 * @returns a function that ends this
 */
export function drawOnMove(map: L.Map, draw: () => void): () => void {
  draw()
  map.on('moveend', draw)
  return () => void map.off('moveend', draw)
}

/** Creates a text at a spot. */
export function textAt(spot: L.LatLng, text: string, className: string): L.Marker {
  const element = document.createElement('span')
  element.textContent = text
  element.className = className
  const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] })
  return L.marker(spot, { icon, pane: 'names', interactive: false, keyboard: false })
}
