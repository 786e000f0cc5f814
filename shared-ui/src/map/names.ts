import L from 'leaflet'
import { useEffect } from 'react'
import { useLoaded } from '../lazy/use-loaded'
import { distanceBetween } from './centre-description'
import { copyInView, textAt } from './layer'
import type { NamedPlace, PlaceSource } from './map-props'
import { type Bounds, type Point, type View, wrapBounds } from './point'
import { contains } from './shape'
import { townsFromZoom } from './streets/label-rules'
import { words } from './words'

const mostShown = 30

/** The population from which names are larger. */
const largeTown = 300_000

/** Pixels: width of a letter, and height of a line with padding. */
const letterWidth = 7.8
const lineHeight = 24

/** Shortens names of districts such as 'Zürich (Kreis 11) / Oerlikon'. */
const shortName = (name: string) => name.split(' / ').at(-1) ?? name

/** The parts of the map that names must avoid: inset, buttons, scale, pins and counts of pins. */
function coveredParts(map: L.Map): L.Bounds[] {
  const { x: width, y: height } = map.getSize()
  return [
    L.bounds([0, 0], [156, 116]),
    L.bounds([width - 64, 0], [width, 104]),
    L.bounds([0, height - 36], [110, height]),
    L.bounds([width / 2 - 90, height - 44], [width / 2 + 90, height]),
    ...partsOfMarks(map),
  ]
}

/** The marks that are drawn. The tip of a single pin may touch the name of its place. */
function partsOfMarks(map: L.Map): L.Bounds[] {
  const container = map.getContainer()
  const { left, top } = container.getBoundingClientRect()
  return [...container.querySelectorAll('.map-mark, .map-pin circle')].map((mark) => {
    const part = mark.getBoundingClientRect()
    return L.bounds([part.left - left, part.top - top], [part.right - left, part.bottom - top])
  })
}

/** Names on the map, and the parts of it that are taken. */
interface DrawnNames {
  map: L.Map
  layer: L.LayerGroup
  taken: L.Bounds[]
}

/** Adds a name unless it overlaps with another one or leaves the map. Returns whether it did. */
function addName({ map, layer, taken }: DrawnNames, box: L.Bounds, name: L.Marker) {
  const isFree = L.bounds([0, 0], map.getSize()).contains(box) && !taken.some((other) => box.overlaps(other))
  if (!isFree) return false
  taken.push(box)
  layer.addLayer(name)
  return true
}

/** Adds the names of places in view, larger places first. */
function addPlaces(names: DrawnNames, places: NamedPlace[]) {
  const most = names.taken.length + mostShown
  for (const { name, location, population } of places) {
    const spot = copyInView(names.map, location)
    const text = shortName(name)
    const { x, y } = names.map.latLngToContainerPoint(spot)
    const box = L.bounds(
      [x - 8, y - lineHeight / 2],
      [x + 16 + text.length * letterWidth, y + lineHeight / 2],
    )
    if (names.taken.length === most) return
    addName(
      names,
      box,
      textAt(spot, text, `map-name map-name-${population >= largeTown ? 'large' : 'small'}`),
    )
  }
}

/** From east, clockwise. */
const arrows = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗']

/** Adds the nearest places out of view at the edge, with distance and direction. */
function addPlacesAround(names: DrawnNames, places: NamedPlace[]) {
  const { map } = names
  const centre = map.getCenter()
  const middle = map.getSize().divideBy(2)
  const nearest = places
    .filter(({ location }) => !map.getBounds().contains(copyInView(map, location)))
    .map((place) => ({ ...place, kilometres: distanceBetween(centre, place.location) }))
    .sort((one, other) => one.kilometres - other.kilometres)
  let left = mostAround
  for (const { name, location, kilometres } of nearest) {
    const direction = map.latLngToContainerPoint(copyInView(map, location)).subtract(middle)
    const eighths = Math.round((Math.atan2(direction.y, direction.x) / Math.PI) * 4)
    const text = words.away(arrows.at(eighths % 8) ?? '', shortName(name), Math.ceil(kilometres))
    const half = L.point((text.length * letterWidth) / 2, lineHeight / 2)
    const room = middle.subtract(half).subtract([4, 4])
    const spot = middle.add(
      direction.multiplyBy(Math.min(room.x / Math.abs(direction.x), room.y / Math.abs(direction.y))),
    )
    const marker = textAt(map.containerPointToLatLng(spot), text, 'map-name map-name-edge')
    if (addName(names, L.bounds(spot.subtract(half), spot.add(half)), marker)) left -= 1
    if (left === 0) return
  }
}

/** More names than fit, because overlapping ones are dropped. */
const requestedNames = 60

/** Places around are loaded if fewer are in view, within so many degrees; of them, some are shown if fewer names fit. */
const fewInView = 8
const fewNames = 3
const mostAround = 4
const around = 2.5

interface NamesProps {
  map: L.Map
  view: View
  places: PlaceSource
  /** The bounds of the map of streets, which has names of its own. */
  streetBounds: Bounds | null
}

/** Shows the names of the largest places in view, and of the nearest around where there are few. */
export function Names({ map, view, places, streetBounds }: NamesProps) {
  const { zoom } = view
  const load = (bounds: Bounds, signal: AbortSignal) =>
    places.around({ ...bounds, limit: requestedNames }, signal)
  const named = useLoaded(zoom < townsFromZoom ? null : wrapBounds(view.bounds), load)
  const areFew = zoom >= townsFromZoom && named !== undefined && named.length < fewInView
  const near = useLoaded(areFew ? wrapBounds(extended(view.bounds, around)) : null, load)
  useEffect(() => {
    if (zoom < townsFromZoom || !named) return
    const hasStreets = (location: Point) => streetBounds !== null && contains(streetBounds, location)
    const names = { map, layer: L.layerGroup().addTo(map), taken: coveredParts(map) }
    addPlaces(
      names,
      named.filter(({ location }) => !hasStreets(location)),
    )
    const isEmpty = areFew && names.layer.getLayers().length < fewNames
    if (isEmpty && near && !hasStreets(map.getCenter())) addPlacesAround(names, near)
    return () => void names.layer.remove()
  }, [map, named, near, areFew, streetBounds, zoom])
  return null
}

const extended = ({ south, west, north, east }: Bounds, degrees: number): Bounds => ({
  south: south - degrees,
  west: west - degrees,
  north: north + degrees,
  east: east + degrees,
})
