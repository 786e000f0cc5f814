import L from 'leaflet'
import { copyInView } from './layer'
import type { Pin } from './map-props'
import { isCluster, type Mark } from './marks'
import type { Point } from './point'
import { words } from './words'

const pinSize = { width: 32, height: 42 }

function drawn(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/**
 * Creates a pin, whose tip is the middle of its lower edge, with something at its centre. The content policy forbids
 * markup strings.
 */
function pinIcon(centre: SVGElement, className: string): L.DivIcon {
  const pin = drawn('svg', { class: 'map-pin', ...pinSize, viewBox: '0 0 32 42', 'aria-hidden': 'true' })
  const outline = 'M16 41C11 33 2 25.5 2 16a14 14 0 0 1 28 0c0 9.5-9 17-14 25Z'
  pin.append(drawn('path', { fill: 'currentColor', 'stroke-width': 2, d: outline }), centre)
  const html = document.createElement('div')
  html.append(pin)
  return L.divIcon({
    html,
    className,
    iconSize: [pinSize.width, pinSize.height],
    iconAnchor: [pinSize.width / 2, pinSize.height - 1],
  })
}

/**
 * Adds a pin to the map.
 * @returns a function that removes it
 */
export function showPin(map: L.Map, spot: Point): () => void {
  const icon = pinIcon(drawn('circle', { cx: 16, cy: 16, r: 5 }), '')
  const marker = L.marker(copyInView(map, spot), { icon, interactive: false, keyboard: false }).addTo(map)
  return () => void marker.remove()
}

const discSize = 30

/** Returns the size of a font with which a number of up to four digits fits into a pin. */
const sizeOf = (number: number) => [14, 14, 12, 10][String(number).length - 1] ?? 10

function write<Target extends HTMLElement | SVGElement>(number: number, target: Target): Target {
  target.textContent = String(number)
  target.style.fontSize = `${sizeOf(number)}px`
  return target
}

function centred(content: HTMLElement, className: string, width: number) {
  content.className = className
  return L.divIcon({ html: content, className: 'map-mark', iconSize: [width, discSize] })
}

const span = () => document.createElement('span')

/** Draws a number in a pin, or in a disc, which has no tip: it marks an area, not a spot. */
function numbered({ number, isArea, isDone }: Pin) {
  if (isArea) return centred(write(number, span()), isDone ? 'map-disc map-done' : 'map-disc', discSize)
  const text = drawn('text', { x: 16, y: 21, 'text-anchor': 'middle', class: 'map-pin-number' })
  return pinIcon(write(number, text), `map-mark map-numbered-pin ${isDone ? 'map-done' : ''}`)
}

/** Draws a label such as '3 Kicks'. */
function labelOf(things: string) {
  const label = span()
  label.textContent = things
  return centred(label, 'map-cluster', 14 + 8 * things.length)
}

type Things = (count: number) => string

/**
 * Draws a pin with its number, a disc for an area, or a label with a count.
 * @param things counts what the pins stand for
 */
export function iconOf(mark: Mark, things: Things): L.DivIcon {
  if (isCluster(mark)) return labelOf(things(mark.count))
  const [only, ...others] = mark.pins
  return only && others.length === 0 ? numbered(only) : labelOf(things(mark.pins.length))
}

/** Returns the accessible name of a mark, such as '3: Plant rice, within about 5 km, done'. */
export function nameOf(mark: Mark, things: Things): string {
  if (isCluster(mark)) return words.cluster(things(mark.count))
  const [only, ...others] = mark.pins
  if (!only || others.length > 0) return words.stack(things(mark.pins.length))
  return words.pin(only)
}
