import L from 'leaflet'
import type { NamedPlace } from './place-source'
import type { Point } from './point'
import { lngNear } from './view'

const mostShown = 30

/** The population from which names are larger. */
const largeTown = 300_000

/** Pixels: width of a letter, and height of a line with padding. */
const letterWidth = 7.8
const lineHeight = 24

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Shortens names of districts such as 'Zürich (Kreis 11) / Oerlikon'. */
const shortName = (name: string) => name.split(' / ').at(-1) ?? name

/** The parts of the map that names must avoid: locator, buttons, scale, pins and counts of pins. */
function coveredParts(map: L.Map, markers: readonly Point[]): Box[] {
  const { x: width, y: height } = map.getSize()
  const pins = markers.map(({ lat, lng }) => {
    const { x, y } = map.latLngToContainerPoint([lat, lngNear(lng, map.getCenter().lng)])
    return { left: x - 12, right: x + 12, top: y - 40, bottom: y - lineHeight / 2 }
  })
  return [
    { left: 0, right: 156, top: 0, bottom: 76 },
    { left: width - 64, right: width, top: 0, bottom: 104 },
    { left: 0, right: 110, top: height - 36, bottom: height },
    ...pins,
    ...partsOfMarks(map),
  ]
}

/** The marks that are drawn: the label of a count is wider than a pin. */
function partsOfMarks(map: L.Map): Box[] {
  const container = map.getContainer()
  const { left, top } = container.getBoundingClientRect()
  return [...container.querySelectorAll('.map-mark')].map((mark) => {
    const part = mark.getBoundingClientRect()
    return {
      left: part.left - left,
      right: part.right - left,
      top: part.top - top,
      bottom: part.bottom - top,
    }
  })
}

/**
 * Adds names to the map without overlaps, larger places first.
 * @returns a function that removes them
 */
export function showNames(map: L.Map, places: NamedPlace[], markers: readonly Point[]): () => void {
  const names = L.layerGroup()
  const taken = coveredParts(map, markers)
  const most = taken.length + mostShown
  const size = map.getSize()
  for (const { name, location, population } of places) {
    const spot = L.latLng(location.lat, lngNear(location.lng, map.getCenter().lng))
    const text = shortName(name)
    const box = boxOf(map.latLngToContainerPoint(spot), text)
    const isWhole = box.right < size.x && box.top > 0 && box.bottom < size.y
    if (!isWhole || taken.some((other) => overlap(box, other)) || taken.length === most) continue
    taken.push(box)
    names.addLayer(nameAt(spot, text, population >= largeTown ? 'large' : 'small'))
  }
  names.addTo(map)
  return () => void names.remove()
}

const boxOf = ({ x, y }: L.Point, text: string): Box => ({
  left: x - 8,
  right: x + 16 + text.length * letterWidth,
  top: y - lineHeight / 2,
  bottom: y + lineHeight / 2,
})

function nameAt(spot: L.LatLng, text: string, size: 'large' | 'small') {
  const element = document.createElement('span')
  element.textContent = text
  element.className = `map-name map-name-${size}`
  const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] })
  return L.marker(spot, { icon, pane: 'names', interactive: false, keyboard: false })
}
