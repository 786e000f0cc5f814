import { along } from '../colour'
import { between, times } from '../random'
import { balloon } from '../shapes/craft'
import { hazyLand } from '../shapes/hazy-land'
import { ridge, valley } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at } from '../shapes/svg'
import { firsOn } from '../shapes/trees'
import type { Palette } from '../palettes'
import type { Scene } from '../drawing-context'

/** Returns the palette of a second balloon, in a colour of the land. */
const secondPalette = (palette: Palette): Palette => ({ ...palette, accent: along(palette.land, 0.55) })

export const balloons: Scene = (context) => {
  const { width, height, palette, random, id } = context
  const front = ridge(context, height * 0.93, 14, 1, valley(66))
  return [
    sky(context, sunNear(context, { x: width * 0.3, y: height * 0.44, radius: 60 }), height),
    clouds(context, height * 0.7, 4),
    birds(context, width * 0.08, height * 0.24),
    at(width * 0.5, height * 0.42, 0.42, `<g id="${id}p">${balloon(secondPalette(palette))}</g>`),
    at(width * 0.88, height * 0.5, 0.5, `<g id="${id}b">${balloon(palette)}</g>`),
    ...times(5, (index) => {
      const share = index / 4
      const hill = ridge(context, height * (0.58 + share * 0.26), 36, 1.4 + random(), valley(20 + share * 30))
      return hazyLand(
        context,
        `b${index}`,
        hill.land(height),
        along(palette.land, 0.12 + share * 0.62),
        0.6 - share * 0.2,
      )
    }),
    at(
      width * between(random, 0.5, 0.8),
      height * between(random, 0.34, 0.5),
      between(random, 1.2, 1.75),
      `<use href="#${id}b"/>`,
    ),
    at(
      width * between(random, 0.12, 0.34),
      height * between(random, 0.24, 0.5),
      between(random, 0.7, 1.1),
      `<use href="#${id}p"/>`,
    ),
    area(
      front.land(height) +
        firsOn(random, front, [-10, width * 0.22], 5, [36, 88]) +
        firsOn(random, front, [width * 0.8, width], 6, [36, 88]),
      palette.land[2],
    ),
  ].join('')
}
