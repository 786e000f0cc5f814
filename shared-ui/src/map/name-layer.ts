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

/** Shortens names of districts such as 'Zürich (Kreis 11) / Oerlikon'. */
const shortName = (name: string) => name.split(' / ').at(-1) ?? name

/** The parts of the map that names must avoid: locator, buttons, scale, pins and counts of pins. */
function coveredParts(map: L.Map, markers: readonly Point[]): L.Bounds[] {
  const { x: width, y: height } = map.getSize()
  const pins = markers.map(({ lat, lng }) => {
    const { x, y } = map.latLngToContainerPoint([lat, lngNear(lng, map.getCenter().lng)])
    return L.bounds([x - 12, y - 40], [x + 12, y - lineHeight / 2])
  })
  return [
    L.bounds([0, 0], [156, 76]),
    L.bounds([width - 64, 0], [width, 104]),
    L.bounds([0, height - 36], [110, height]),
    ...pins,
    ...partsOfMarks(map),
  ]
}

/** The marks that are drawn: the label of a count is wider than a pin. */
function partsOfMarks(map: L.Map): L.Bounds[] {
  const container = map.getContainer()
  const { left, top } = container.getBoundingClientRect()
  return [...container.querySelectorAll('.map-mark')].map((mark) => {
    const part = mark.getBoundingClientRect()
    return L.bounds([part.left - left, part.top - top], [part.right - left, part.bottom - top])
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
    const { min, max } = box
    const isWhole = max && min && max.x < size.x && min.y > 0 && max.y < size.y
    if (!isWhole || taken.some((other) => box.overlaps(other)) || taken.length === most) continue
    taken.push(box)
    names.addLayer(nameAt(spot, text, population >= largeTown ? 'large' : 'small'))
  }
  names.addTo(map)
  return () => void names.remove()
}

const boxOf = ({ x, y }: L.Point, text: string) =>
  L.bounds([x - 8, y - lineHeight / 2], [x + 16 + text.length * letterWidth, y + lineHeight / 2])

function nameAt(spot: L.LatLng, text: string, size: 'large' | 'small') {
  const element = document.createElement('span')
  element.textContent = text
  element.className = `map-name map-name-${size}`
  const icon = L.divIcon({ html: element, className: '', iconSize: [0, 0] })
  return L.marker(spot, { icon, pane: 'names', interactive: false, keyboard: false })
}
