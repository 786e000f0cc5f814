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
  const front = ridge(context, height * 0.95, 14, 0.9, valley(70))
  const cabinX = width * between(random, 0.34, 0.7)
  return [
    sky(context, sunNear(context, { x: width * 0.6, y: height * 0.3, radius: 52 }), height),
    birds(context, width * 0.2, height * 0.2),
    ...times(layers, (index) => {
      const share = index / layers
      const hill = ridge(
        context,
        height * (0.44 + share * 0.48),
        42 - share * 10,
        1.2 + random() * 0.8,
        valley(30 + share * 40),
      )
      const trees = [30, 22, 13, 8][index] ?? 8
      const firs = firsOn(random, hill, [0, width], trees, [16 + index * 10, 28 + index * 15])
      return hazyLand(
        context,
        `f${index}`,
        hill.land(height) + firs,
        along(palette.land, 0.16 + share * 0.78),
        0.6 - share * 0.2,
      )
    }),
    at(cabinX, front.yAt(cabinX) + 8, 1.1, cabin(palette)),
    area(
      front.land(height) +
        firsOn(random, front, [-30, width * 0.25], 5, [150, 290]) +
        firsOn(random, front, [width * 0.8, width * 1.03], 4, [140, 300]),
      palette.land[2],
    ),
  ].join('')
}
