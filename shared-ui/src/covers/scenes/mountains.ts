import { along } from '../colour'
import { between, times } from '../random'
import { tent } from '../shapes/craft'
import { hazyLand } from '../shapes/hazy-land'
import { ridge, valley } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { summits } from '../shapes/summits'
import { area, at } from '../shapes/svg'
import { firsOn } from '../shapes/trees'
import type { Scene } from '../drawing-context'

export const mountains: Scene = (context) => {
  const { width, height, palette, random } = context
  const front = ridge(random, { width, base: height * 0.9, swing: 22, hills: 1.1, bend: valley(70) })
  const campX = width * between(random, 0.36, 0.72)
  return [
    sky(context, {
      sun: sunNear(context, { x: width * 0.74, y: height * 0.27, radius: 40 }),
      horizon: height,
    }),
    clouds(context, height * 0.6, 3),
    summits(context, height * 0.74),
    ...times(2, (index) => {
      const share = 0.35 + index * 0.25
      const hill = ridge(random, {
        width,
        base: height * (0.64 + index * 0.1),
        swing: 30,
        hills: 1.6,
        bend: valley(34),
      })
      const trees = firsOn(random, hill, {
        from: 0,
        to: width,
        trees: 12 + index * 10,
        tall: [14 + index * 6, 22 + index * 12],
      })
      return hazyLand(
        context,
        `m${index}`,
        hill.land(height) + (index ? trees : ''),
        along(palette.land, share),
        0.5,
      )
    }),
    birds(context, width * 0.16, height * 0.2),
    area(
      front.land(height) +
        firsOn(random, front, { from: -20, to: width * 0.3, trees: 6, tall: [70, 130] }) +
        firsOn(random, front, { from: width * 0.78, to: width * 1.02, trees: 5, tall: [70, 140] }),
      palette.land[2],
    ),
    at(campX, front.yAt(campX) + 4, 0.8, tent(palette)),
  ].join('')
}
