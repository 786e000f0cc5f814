import L from 'leaflet'
import type { Point } from './point'
import { lngNear } from './view'

const size = { width: 32, height: 42 }

function drawn(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** Creates the pin, whose tip is the middle of its lower edge. The content policy forbids markup strings. */
function drawPin(): HTMLElement {
  const pin = drawn('svg', { class: 'map-pin', ...size, viewBox: '0 0 32 42', 'aria-hidden': 'true' })
  const outline = 'M16 41C11 33 2 25.5 2 16a14 14 0 0 1 28 0c0 9.5-9 17-14 25Z'
  pin.append(
    drawn('path', { fill: 'currentColor', 'stroke-width': 2, d: outline }),
    drawn('circle', { cx: 16, cy: 16, r: 5 }),
  )
  const holder = document.createElement('div')
  holder.append(pin)
  return holder
}

/**
 * Adds a pin to the map.
 * @returns a function that removes it
 */
export function showPin(map: L.Map, { lat, lng }: Point): () => void {
  const icon = L.divIcon({
    html: drawPin(),
    className: '',
    iconSize: [size.width, size.height],
    iconAnchor: [size.width / 2, size.height - 1],
  })
  const spot = L.latLng(lat, lngNear(lng, map.getCenter().lng))
  const marker = L.marker(spot, { icon, interactive: false, keyboard: false }).addTo(map)
  return () => void marker.remove()
}
