import { mix } from '../colour'
import { between, times } from '../random'
import type { DrawingContext } from '../drawing-context'
import { area, disc, glow, verticalGradient, line, r, stop } from './svg'

/** The centre and radius of the sun or moon, in units. */
interface Sun {
  x: number
  y: number
  radius: number
}

/**
 * Draws the sky with the sun, or at night with the moon, and stars unless it is day.
 * @param horizon the y of its lower edge
 */
export function sky(context: DrawingContext, sun: Sun, horizon: number): string {
  const { width, palette, id } = context
  const [top, middle, low] = palette.sky
  return [
    verticalGradient(`${id}s`, stop(0, top), stop(0.55, middle), stop(1, low)),
    `<path fill="url(#${id}s)" d="M0 0H${width}V${r(horizon)}H0z"/>`,
    palette.light === 'day' ? '' : stars(context, horizon),
    palette.light === 'night' ? moon(context, sun) : sunDisc(context, sun),
  ].join('')
}

/** Returns the sun near a place, so that scenes with the same subject differ: anywhere across, and somewhat lower or higher. */
export const sunNear = ({ width, height, random }: DrawingContext, { x, y, radius }: Sun): Sun => ({
  x: Math.min(0.9, Math.max(0.1, x / width + between(random, -0.32, 0.32))) * width,
  y: y + between(random, -0.1, 0.06) * height,
  radius: radius * between(random, 0.7, 1.35),
})

const sunDisc = ({ palette, id }: DrawingContext, { x, y, radius }: Sun) =>
  glow(`${id}g`, x, y, radius * 5, palette.sun, [0, 0.75], [0.3, 0.32], [1, 0]) +
  disc(x, y, radius, palette.sun)

const moon = ({ palette, id }: DrawingContext, { x, y, radius }: Sun) =>
  [
    glow(`${id}g`, x, y, radius * 4, palette.sun, [0, 0.45], [0.45, 0.1], [1, 0]),
    disc(x, y, radius * 0.8, palette.sun),
    disc(x - radius * 0.2, y - radius * 0.15, radius * 0.18, mix(palette.sun, palette.sky[1], 0.25)),
    disc(x + radius * 0.25, y + radius * 0.25, radius * 0.12, mix(palette.sun, palette.sky[1], 0.2)),
  ].join('')

/** Draws stars, denser towards the zenith. */
export function stars({ width, palette, random }: DrawingContext, horizon: number): string {
  const count = palette.light === 'night' ? width / 26 : 14
  const dots = (share: number) =>
    times(
      Math.round(count * share),
      () => `M${r(random() * width)} ${r(random() ** 1.6 * horizon * 0.7)}h0`,
    ).join('')
  return line(dots(0.75), palette.bright, 2, 0.6) + line(dots(0.25), palette.bright, 3.5, 0.85)
}

/** Returns the path of a streak of cloud. */
const streak = (x: number, y: number, long: number, thick: number) =>
  `M${r(x)} ${r(y)}q${r(long * 0.4)}-${r(thick)} ${r(long)} 0q-${r(long * 0.5)} ${r(thick * 0.5)}-${r(long)} 0z`

/** Draws high thin clouds, each of three streaks. */
export function clouds({ width, palette, random, omits }: DrawingContext, horizon: number, count = 3) {
  if (omits === 'clouds') return ''
  const banks = times(count, (index) => {
    const x = width * ((index + between(random, -0.1, 0.7)) / count)
    const y = horizon * between(random, 0.12, 0.66)
    const long = between(random, 150, 300)
    return (
      streak(x, y, long, 18) +
      streak(x + long * between(random, -0.3, 0.1), y + 17, long * 0.75, 13) +
      streak(x + long * between(random, 0.4, 0.7), y + 9, long * 0.6, 9)
    )
  })
  return area(banks.join(''), palette.bright, palette.light === 'day' ? 0.5 : 0.2)
}

/** Draws a flock of birds. */
export function birds({ palette, random, omits }: DrawingContext, x: number, y: number): string {
  if (omits === 'birds') return ''
  const flock = times(5, (index) => {
    const span = between(random, 7, 12)
    const [left, top] = [x + index * 24 + between(random, -8, 8), y + between(random, -26, 26)]
    return `M${r(left)} ${r(top)}q${r(span * 0.6)}-${r(span * 0.7)} ${r(span)} 0q${r(span * 0.4)}-${r(span * 0.7)} ${r(span)}-1`
  })
  return line(flock.join(''), palette.land[2], 2.4, 0.7)
}
