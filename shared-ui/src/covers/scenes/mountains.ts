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
  const front = ridge(context, height * 0.9, 22, 1.1, valley(70))
  const campX = width * between(random, 0.36, 0.72)
  return [
    sky(context, sunNear(context, { x: width * 0.74, y: height * 0.27, radius: 40 }), height),
    clouds(context, height * 0.6, 3),
    summits(context, height * 0.74),
    ...times(2, (index) => {
      const share = 0.35 + index * 0.25
      const hill = ridge(context, height * (0.64 + index * 0.1), 30, 1.6, valley(34))
      const trees = firsOn(random, hill, [0, width], 12 + index * 10, [14 + index * 6, 22 + index * 12])
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
        firsOn(random, front, [-20, width * 0.3], 6, [70, 130]) +
        firsOn(random, front, [width * 0.78, width * 1.02], 5, [70, 140]),
      palette.land[2],
    ),
    at(campX, front.yAt(campX) + 4, 0.8, tent(palette)),
  ].join('')
}
