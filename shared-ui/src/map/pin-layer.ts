import L from 'leaflet'
import { drawn, drawPin, pinSize } from './pin-shape'
import type { Point } from './point'
import { lngNear } from './view'

/**
 * Adds a pin to the map.
 * @returns a function that removes it
 */
export function showPin(map: L.Map, { lat, lng }: Point): () => void {
  const icon = L.divIcon({
    html: drawPin(drawn('circle', { cx: 16, cy: 16, r: 5 })),
    className: '',
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pinSize.width / 2, pinSize.height - 1],
  })
  const spot = L.latLng(lat, lngNear(lng, map.getCenter().lng))
  const marker = L.marker(spot, { icon, interactive: false, keyboard: false }).addTo(map)
  return () => void marker.remove()
}
