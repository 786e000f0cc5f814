export const pinSize = { width: 32, height: 42 }

export function drawn(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/**
 * Creates a pin, whose tip is the middle of its lower edge, with something at its centre. The content policy forbids
 * markup strings.
 */
export function drawPin(centre: SVGElement): HTMLElement {
  const pin = drawn('svg', { class: 'map-pin', ...pinSize, viewBox: '0 0 32 42', 'aria-hidden': 'true' })
  const outline = 'M16 41C11 33 2 25.5 2 16a14 14 0 0 1 28 0c0 9.5-9 17-14 25Z'
  pin.append(drawn('path', { fill: 'currentColor', 'stroke-width': 2, d: outline }), centre)
  const holder = document.createElement('div')
  holder.append(pin)
  return holder
}
