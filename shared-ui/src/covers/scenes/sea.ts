import { along } from '../colour'
import { between } from '../random'
import { lighthouse, sailboat } from '../shapes/craft'
import { corners, type Point } from '../shapes/curve'
import { island } from '../shapes/island'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, r } from '../shapes/svg'
import { glitter, swell, water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

/** Draws a headland at the left: grass on top, and rock that is shaded on its far side. */
const headland = ({ width, height, palette, random }: DrawingContext, top: number) => {
  const edge: Point[] = [0, 0.1, 0.24, 0.4, 0.62, 0.8, 1].map((share) => [
    width * (0.15 + 0.17 * share ** 1.5 + (share ? between(random, -0.012, 0.012) : 0)),
    top + (height - top) * share,
  ])
  const crack: Point[] = edge.map(([x, y], index) => [x * 0.8 - (index % 2) * 16, y + 6])
  const grass = `M0 ${r(top - 12)}Q${r(width * 0.08)} ${r(top - 16)} ${r(width * 0.15)} ${r(top)}`
  return [
    area(`${corners([...edge, [0, height], [0, top]])}z`, along(palette.land, 0.78)),
    area(`${corners([[0, top], ...crack, [0, height]])}z`, along(palette.land, 0.98)),
    area(`${grass}l-8 14-16-4-14 12-22-9-20 10-24-8H0z`, along(palette.land, 0.55)),
  ].join('')
}

export const sea: Scene = (context) => {
  const { width, height, palette, random } = context
  const shore = height * between(random, 0.42, 0.6)
  const sun = sunNear(context, { x: width * between(random, 0.44, 0.54), y: shore - 66, radius: 56 })
  const cliffTop = shore + height * between(random, 0.02, 0.16)
  return [
    sky(context, sun, shore),
    clouds(context, shore, 4),
    island(context, width * 0.64, shore, 260, 0.62),
    island(context, width * 0.78, shore, 330, 0.38),
    water(context, shore),
    glitter(context, { x: sun.x, top: shore + 6, bottom: height * 0.86, spread: [36, 90] }),
    swell(context, shore + height * 0.14, 4),
    at(
      width * between(random, 0.4, 0.86),
      shore + height * between(random, 0.1, 0.26),
      1.1,
      sailboat(palette),
    ),
    birds(context, width * 0.24, height * 0.22),
    random() < 0.75
      ? headland(context, cliffTop) + at(width * 0.085, cliffTop - 10, 1.45, lighthouse(palette))
      : '',
    random() < 0.4 ? at(width * between(random, 0.3, 0.6), height * 0.9, 1.9, sailboat(palette), -1.9) : '',
  ].join('')
}
