import { along } from '../colour'
import { between, times } from '../random'
import { cabin } from '../shapes/craft'
import { hazyLand } from '../shapes/hazy-land'
import { ridge, valley } from '../shapes/ridge'
import { birds, sky, sunNear } from '../shapes/sky'
import { area, at } from '../shapes/svg'
import { firsOn } from '../shapes/trees'
import type { Scene } from '../drawing-context'

export const forest: Scene = (context) => {
  const { width, height, palette, random } = context
  const layers = 4
  const front = ridge(random, { width, base: height * 0.95, swing: 14, hills: 0.9, bend: valley(70) })
  const cabinX = width * between(random, 0.34, 0.7)
  return [
    sky(context, { sun: sunNear(context, { x: width * 0.6, y: height * 0.3, radius: 52 }), horizon: height }),
    birds(context, width * 0.2, height * 0.2),
    ...times(layers, (index) => {
      const share = index / layers
      const hill = ridge(random, {
        width,
        base: height * (0.44 + share * 0.48),
        swing: 42 - share * 10,
        hills: 1.2 + random() * 0.8,
        bend: valley(30 + share * 40),
      })
      const wood = {
        from: 0,
        to: width,
        trees: [30, 22, 13, 8][index] ?? 8,
        tall: [16 + index * 10, 28 + index * 15],
      } as const
      return hazyLand(
        context,
        `f${index}`,
        hill.land(height) + firsOn(random, hill, wood),
        along(palette.land, 0.16 + share * 0.78),
        0.6 - share * 0.2,
      )
    }),
    at(cabinX, front.yAt(cabinX) + 8, 1.1, cabin(palette)),
    area(
      front.land(height) +
        firsOn(random, front, { from: -30, to: width * 0.25, trees: 5, tall: [150, 290] }) +
        firsOn(random, front, { from: width * 0.8, to: width * 1.03, trees: 4, tall: [140, 300] }),
      palette.land[2],
    ),
  ].join('')
}
