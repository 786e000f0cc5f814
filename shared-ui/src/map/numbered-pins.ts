import L from 'leaflet'
import type { Pin } from './map-props'
import { pinElementId } from './pin-element-id'
import { drawn, drawPin, pinSize } from './pin-shape'
import { lngNear } from './view'
import { words } from './words'

function drawNumber(number: number) {
  const text = drawn('text', { x: 16, y: 21, 'text-anchor': 'middle', class: 'map-pin-number' })
  text.textContent = String(number)
  return text
}

const iconOf = ({ number }: Pin) =>
  L.divIcon({
    html: drawPin(drawNumber(number)),
    className: 'map-numbered-pin',
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pinSize.width / 2, pinSize.height - 1],
  })

/**
 * Adds numbered pins to the map, which are buttons.
 * @returns a function that removes them
 */
export function showNumberedPins(
  map: L.Map,
  pins: readonly Pin[],
  onChoose: (id: string) => void,
): () => void {
  const layer = L.layerGroup().addTo(map)
  const middle = map.getCenter().lng
  for (const pin of pins) {
    const { lat, lng } = pin.location
    const marker = L.marker([lat, lngNear(lng, middle)], { icon: iconOf(pin), riseOnHover: true })
    marker.on('click', () => onChoose(pin.id)).addTo(layer)
    const element = marker.getElement()
    if (!element) continue
    element.id = pinElementId(pin.id)
    element.setAttribute('aria-label', words.pin(pin.number, pin.name))
    element.title = pin.name
    // Leaflet makes it a button, but reports clicks only.
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onChoose(pin.id)
    })
  }
  return () => void layer.remove()
}
