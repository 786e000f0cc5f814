import { along } from '../colour'
import { between } from '../random'
import { canoe } from '../shapes/craft'
import { ridge, slope, valley } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { summits } from '../shapes/summits'
import { area, at, r } from '../shapes/svg'
import { firsOn } from '../shapes/trees'
import { glitter, ripples, water } from '../shapes/water'
import type { Scene } from '../drawing-context'

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
