import { withNightPalette } from '../night-palette'
import { along } from '../colour'
import { between, times } from '../random'
import { tent } from '../shapes/craft'
import { hazyLand } from '../shapes/hazy-land'
import { ridge, valley } from '../shapes/ridge'
import { sky, sunNear } from '../shapes/sky'
import { area, at, disc, line, radialGradient, r, stop } from '../shapes/svg'
import { firsOn } from '../shapes/trees'
import type { Scene, DrawingContext } from '../drawing-context'

/** Draws the Milky Way and a shooting star. */
const milkyWay = ({ width, height, palette, random, id }: DrawingContext) => {
  const crowd = times(60, () => {
    const share = random()
    const off = (random() + random() - 1) * 70
    return `M${r(width * (0.1 + share * 0.55) + off)} ${r(height * (0.62 - share * 0.62) + off * 0.6)}h0`
  })
  return [
    radialGradient(`${id}y`, stop(0, palette.bright, 0.3), stop(1, palette.bright, 0)),
    `<ellipse cx="${r(width * 0.38)}" cy="${r(height * 0.3)}" rx="${r(width * 0.5)}" ry="80" fill="url(#${id}y)" transform="rotate(-${width > 1000 ? 27 : 40} ${r(width * 0.38)} ${r(height * 0.3)})"/>`,
    line(crowd.join(''), palette.bright, 2.2, 0.8),
    line(`M${r(width * 0.62)} ${r(height * 0.12)}l-62 26`, palette.bright, 2, 0.8),
  ].join('')
}

export const night: Scene = (input) => {
  const context = withNightPalette(input)
  const { width, height, palette, random, id } = context
  const front = ridge(context, height * 0.88, 16, 0.9, valley(56))
  const campX = width * between(random, 0.34, 0.68)
  const campY = front.yAt(campX) + 4
  return [
    sky(context, sunNear(context, { x: width * 0.82, y: height * 0.2, radius: 34 }), height),
    milkyWay(context),
    ...times(3, (index) => {
      const hill = ridge(context, height * (0.6 + index * 0.09), 44 - index * 6, 1.7, valley(50))
      const wood = index < 2 ? '' : firsOn(random, hill, [0, width], 26, [20, 44])
      return hazyLand(
        context,
        `n${index}`,
        hill.land(height) + wood,
        along(palette.land, 0.15 + index * 0.26),
        0.4,
      )
    }),
    radialGradient(`${id}t`, stop(0, palette.accent, 0.6), stop(1, palette.accent, 0)),
    area(
      front.land(height) +
        firsOn(random, front, [-20, width * 0.26], 5, [90, 190]) +
        firsOn(random, front, [width * 0.74, width * 1.02], 6, [80, 200]),
      palette.land[2],
    ),
    disc(campX, campY - 16, 120, `url(#${id}t)`),
    at(campX, campY, 1, tent(palette)),
  ].join('')
}
