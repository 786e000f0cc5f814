import { mix } from '../colour'
import { between, pick, times } from '../random'
import type { DrawingContext } from '../drawing-context'
import type { SceneName } from '../scenes'
import type { Season } from '../seasons'
import { area, disc, line, r } from './svg'

/** Draws banks of mist over the land, each of thinner and thinner layers, so that it has no edge. */
const mist = ({ width, height, palette, random }: DrawingContext) =>
  times(3, (index) => {
    const y = height * (0.5 + index * 0.14 + between(random, -0.04, 0.04))
    const thick = height * between(random, 0.08, 0.15)
    const x = width * between(random, -0.5, 0.4)
    const long = width * between(random, 0.7, 1.1)
    const layer = (size: number) => {
      const [half, rise] = [r((long * size) / 2), r(thick * size)]
      const start = `M${r(x + (long * (1 - size)) / 2)} ${r(y)}`
      return `${start}q${half}-${rise} ${2 * half} 0q-${half} ${rise}-${2 * half} 0z`
    }
    return [1, 0.85, 0.7, 0.55, 0.4].map((size) => area(layer(size), palette.sky[2], 0.11)).join('')
  }).join('')

/** Draws slanting rain. */
const rain = ({ width, height, palette, random }: DrawingContext) =>
  area(`M0 0H${width}V${height}H0z`, mix(palette.sky[0], palette.land[2], 0.5), 0.18) +
  line(
    times(70, () => `M${r(random() * width * 1.1)} ${r(random() * height)}l-9 30`).join(''),
    palette.bright,
    2,
    0.45,
  )

/** Draws flakes in two sizes, the nearer ones larger. */
function snow({ width, height, palette, random }: DrawingContext) {
  const flakes = (count: number) =>
    times(count, () => `M${r(random() * width)} ${r(random() * height)}h0`).join('')
  return line(flakes(60), palette.bright, 4, 0.7) + line(flakes(24), palette.bright, 8, 0.75)
}

/** Draws a few heaped clouds. */
const heaps = ({ width, height, palette, random, omits }: DrawingContext) =>
  times(omits === 'clouds' ? 0 : 2, (index) => {
    const x = width * (index * 0.5 + between(random, 0.06, 0.4))
    const y = height * between(random, 0.12, 0.3)
    const size = height * between(random, 0.05, 0.09)
    const puffs = [-1.7, -0.6, 0.6, 1.7].map((step, puff) => {
      const isInner = puff % 3 !== 0
      return disc(
        x + step * size,
        y - (isInner ? size * 0.6 : 0),
        size * (isInner ? 1.2 : 0.8),
        palette.bright,
      )
    })
    const base = line(`M${r(x - size * 1.7)} ${r(y)}h${r(size * 3.4)}`, palette.bright, r(size * 1.6))
    return `<g opacity="${palette.light === 'day' ? 0.8 : 0.22}">${puffs.join('')}${base}</g>`
  }).join('')

const clear = () => ''

const kinds = { clear, mist, rain, snow, heaps }
type Weather = keyof typeof kinds

const mild: readonly [Weather, ...Weather[]] = ['clear', 'clear', 'clear', 'heaps', 'mist', 'rain']
const cold: readonly [Weather, ...Weather[]] = ['clear', 'clear', 'heaps', 'mist', 'snow', 'snow']
const dry: readonly [Weather, ...Weather[]] = ['clear', 'clear', 'heaps', 'mist']

const weatherOf: Partial<Record<SceneName, readonly [Weather, ...Weather[]]>> = {
  polar: ['clear', 'clear', 'snow'],
  night: ['clear', 'clear', 'mist'],
  mountains: cold,
  forest: [...mild, 'snow'],
  dunes: dry,
  mesas: dry,
  savanna: dry,
}

/** Draws the weather in front of a scene. In winter it snows instead of raining. */
export const weather = (context: DrawingContext, scene: SceneName, season: Season | undefined): string =>
  kinds[pick(context.random, season === 'winter' ? cold : (weatherOf[scene] ?? mild))](context)
