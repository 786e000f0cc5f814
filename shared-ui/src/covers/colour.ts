/** A colour as `#rrggbb`. */
export type Colour = string

type Triple = [number, number, number]

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const linearAt = (colour: Colour, start: number) => linear(parseInt(colour.slice(start, start + 2), 16) / 255)
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

// Mixing in Oklab keeps the hue, which mixing in sRGB turns grey: https://bottosson.github.io/posts/oklab/
function toOklab(colour: Colour): Triple {
  const [r, g, b] = [linearAt(colour, 1), linearAt(colour, 3), linearAt(colour, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const toHex = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, gamma(channel))) * 255)
    .toString(16)
    .padStart(2, '0')

function fromOklab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${toHex(red)}${toHex(green)}${toHex(blue)}`
}

/** Interpolates between two colours perceptually; `share` is 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [toOklab(from), toOklab(to)]
  const at = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share
  return fromOklab([at(0), at(1), at(2)])
}

/** Interpolates along three colours: 0 is the first, 1 the last. */
export const along = (colours: readonly [Colour, Colour, Colour], share: number): Colour =>
  share <= 0.5 ? mix(colours[0], colours[1], share * 2) : mix(colours[1], colours[2], share * 2 - 1)
