import { along } from '../colour'
import { type DrawingContext, type Scene, withNightPalette } from '../drawing-context'
import { between, times } from '../random'
import { cabin, canoe, tent } from '../shapes/craft'
import { hazyLand, ridge, slope, summits, valley } from '../shapes/land'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, glow, line, r, radialGradient, stop } from '../shapes/svg'
import { firsOn } from '../shapes/trees'
import { glitter, ripples, water } from '../shapes/water'

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

export const lake: Scene = (context) => {
  const { width, height, palette, random, id } = context
  const shore = height * between(random, 0.5, 0.7)
  const sun = sunNear(context, { x: width * 0.72, y: height * 0.3, radius: 38 })
  const hill = ridge(context, shore - 26, 22, 1.3, valley(46))
  const bank = ridge(context, height * 1.02, 10, 0.8, slope(-90))
  const wooded = hill.land(shore) + firsOn(random, hill, [0, width], 20, [18, 35])
  return [
    sky(context, sun, shore),
    clouds(context, shore, 3),
    water(context, shore),
    `<g id="${id}r">${summits(context, shore)}${area(wooded, along(palette.land, 0.7))}</g>`,
    // The reflection: the shore upside down, flatter, and mixed with the colour of the water.
    `<use href="#${id}r" opacity=".34" transform="translate(0 ${r(shore * 1.9)}) scale(1 -.9)"/>`,
    glitter(context, { x: sun.x, top: shore + 8, bottom: height, spread: [22, 70] }),
    ripples(context, shore, 12),
    birds(context, width * 0.14, height * 0.2),
    at(width * between(random, 0.36, 0.76), height * between(random, 0.78, 0.88), 0.95, canoe(palette)),
    area(bank.land(height) + firsOn(random, bank, [-20, width * 0.24], 5, [90, 190]), palette.land[2]),
  ].join('')
}

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

/** Draws the Milky Way and a shooting star. */
function milkyWay({ width, height, palette, random, id }: DrawingContext) {
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
    area(
      front.land(height) +
        firsOn(random, front, [-20, width * 0.26], 5, [90, 190]) +
        firsOn(random, front, [width * 0.74, width * 1.02], 6, [80, 200]),
      palette.land[2],
    ),
    glow(`${id}t`, campX, campY - 16, 120, palette.accent, [0, 0.6], [1, 0]),
    at(campX, campY, 1, tent(palette)),
  ].join('')
}
