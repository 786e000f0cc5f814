import L from 'leaflet'
import { useEffect } from 'react'
import { copyInView, textAt } from './layer'
import type { NamedPlace, PlaceSource } from './map-props'
import { type Bounds, type Point, type View, wrapBounds } from './point'
import { contains } from './shape'
import { useLoaded } from './use-loaded'

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
  const pins = markers.map((marker) => {
    const { x, y } = map.latLngToContainerPoint(copyInView(map, marker))
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
function showNames(map: L.Map, places: NamedPlace[], markers: readonly Point[]): () => void {
  const names = L.layerGroup()
  const taken = coveredParts(map, markers)
  const most = taken.length + mostShown
  const size = map.getSize()
  for (const { name, location, population } of places) {
    const spot = copyInView(map, location)
    const text = shortName(name)
    const box = boxOf(map.latLngToContainerPoint(spot), text)
    const { min, max } = box
    const isWhole = max && min && max.x < size.x && min.y > 0 && max.y < size.y
    if (!isWhole || taken.some((other) => box.overlaps(other)) || taken.length === most) continue
    taken.push(box)
    names.addLayer(textAt(spot, text, `map-name map-name-${population >= largeTown ? 'large' : 'small'}`))
  }
  names.addTo(map)
  return () => void names.remove()
}

const boxOf = ({ x, y }: L.Point, text: string) =>
  L.bounds([x - 8, y - lineHeight / 2], [x + 16 + text.length * letterWidth, y + lineHeight / 2])

/** More names than fit, because overlapping ones are dropped. */
const requestedNames = 60

interface NamesOptions {
  map: L.Map
  view: View
  markers: readonly Point[]
  places: PlaceSource
  /** The bounds of the map of streets, which has names of its own. */
  streetBounds: Bounds | null
}

/** Shows the names of the largest visible places on the map. */
export function useNames({ map, view, markers, places, streetBounds }: NamesOptions) {
  const bounds = wrapBounds(view.bounds)
  const names = useLoaded(JSON.stringify(bounds), (signal) =>
    places.around({ ...bounds, limit: requestedNames }, signal),
  )
  const { zoom } = view
  useEffect(() => {
    const shown = names?.filter(({ location }) => !streetBounds || !contains(streetBounds, location))
    return shown && showNames(map, shown, markers)
  }, [map, names, markers, streetBounds, zoom])
}
