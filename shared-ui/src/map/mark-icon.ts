import L from 'leaflet'
import type { Pin } from './map-props'
import { isCluster, type Mark } from './marks'
import { drawn, drawPin, pinSize } from './pin-shape'
import { words } from './words'

const discSize = 30

/** Returns the size of a font with which a number of up to four digits fits into a pin. */
const sizeOf = (number: number) => [14, 14, 12, 10][String(number).length - 1] ?? 10

function drawNumber(number: number, y: number) {
  const text = drawn('text', { x: 16, y, 'text-anchor': 'middle', class: 'map-pin-number' })
  text.textContent = String(number)
  text.style.fontSize = `${sizeOf(number)}px`
  return text
}

function labelOf(count: number, things: string) {
  const label = document.createElement('span')
  label.className = 'map-cluster'
  label.textContent = words.count(count, things)
  return label
}

/** A disc has no tip: it marks an area, not a spot. */
function discOf({ number, isDone }: Pin) {
  const disc = document.createElement('span')
  disc.className = isDone ? 'map-disc map-done' : 'map-disc'
  disc.textContent = String(number)
  disc.style.fontSize = `${sizeOf(number)}px`
  return disc
}

const centred = (html: HTMLElement, width: number) =>
  L.divIcon({ html, className: 'map-mark', iconSize: [width, discSize] })

const pin = ({ number, isDone }: Pin) =>
  L.divIcon({
    html: drawPin(drawNumber(number, 21)),
    className: `map-mark map-numbered-pin ${isDone ? 'map-done' : ''}`,
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pinSize.width / 2, pinSize.height - 1],
  })

/** Pixels of the label 'n Kicks'. */
const labelWidth = (count: number, things: string) => 22 + 8 * (things.length + String(count).length)

/**
 * Draws a pin with its number, a disc for an area, or a label with a count.
 * @param things the plural of what the pins stand for
 */
export function iconOf(mark: Mark, things: string): L.DivIcon {
  const label = (count: number) => centred(labelOf(count, things), labelWidth(count, things))
  if (isCluster(mark)) return label(mark.count)
  const [only, ...others] = mark.pins
  if (!only || others.length > 0) return label(mark.pins.length)
  return only.isArea ? centred(discOf(only), discSize) : pin(only)
}

/** Returns the accessible name of a mark, such as '3: Plant rice, within about 5 km, done'. */
export function nameOf(mark: Mark, things: string): string {
  if (isCluster(mark)) return words.cluster(mark.count, things)
  const [only, ...others] = mark.pins
  if (!only || others.length > 0) return words.stack(mark.pins.length, things)
  const { number, name, isArea, isDone } = only
  return [words.pin(number, name), ...(isArea ? [words.area] : []), ...(isDone ? [words.done] : [])].join(
    ', ',
  )
}
