import { along, type Colour, mix } from '../colour'
import { between, times } from '../random'
import { sailboat } from '../shapes/craft'
import { ridge } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, r } from '../shapes/svg'
import { ripples, water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

/** Returns the colours of the walls, taken from the palette. */
const paints = ({ palette }: DrawingContext) => [
  along(palette.sand, 0.08),
  palette.accent,
  along(palette.sand, 0.5),
  along(palette.land, 0.42),
  mix(palette.sand[0], palette.accent, 0.5),
  palette.bright,
  along(palette.land, 0.62),
]

const wide = 66

interface House {
  x: number
  top: number
  wall: Colour
}

const front = (floor: number, breadth: number) => (house: House) =>
  `M${r(house.x)} ${r(floor)}V${r(house.top)}h${breadth}V${r(floor)}z`

const row = (context: DrawingContext, floor: number) => {
  const { width, palette, random } = context
  const colours = paints(context)
  const start = Math.floor(random() * colours.length)
  const houses = times(Math.ceil(width / wide) + 1, (index): House => ({
    x: index * wide - 10,
    top: floor - between(random, 130, 210),
    wall: colours[(start + index * 3) % colours.length] ?? palette.bright,
  }))
  const painted = (wall: Colour) => houses.filter((house) => house.wall === wall).map(front(floor, wide))
  const roofs = houses.map(({ x, top }) => `M${r(x - 4)} ${r(top)}l${wide / 2 + 4}-34 ${wide / 2 + 4} 34z`)
  const storeys = houses.map(({ x, top }) =>
    times(3, (storey) => `M${r(x + 14)} ${r(top + 26 + storey * 34)}h39`).join(''),
  )
  const glass = palette.light === 'day' ? palette.land[2] : palette.sun
  return [
    ...colours.map((wall) => area(painted(wall).join(''), wall)),
    area(roofs.join(''), mix(palette.sand[2], palette.land[2], 0.35)),
    // The dashes of one stroke are the windows of a storey.
    `<path stroke="${glass}" stroke-width="15" stroke-dasharray="7 9" opacity=".75" d="${storeys.join('')}"/>`,
    area(houses.map(front(floor, 10)).join(''), palette.land[2], 0.12),
  ].join('')
}

export const harbour: Scene = (context) => {
  const { width, height, palette, random, id } = context
  const quay = height * between(random, 0.6, 0.74)
  const hill = ridge(context, height * 0.42, 44, 1.1)
  return [
    sky(context, sunNear(context, { x: width * 0.68, y: height * 0.22, radius: 44 }), height * 0.6),
    clouds(context, height * 0.5, 3),
    birds(context, width * 0.2, height * 0.18),
    area(hill.land(quay), mix(along(palette.land, 0.35), palette.sky[2], 0.3)),
    water(context, quay),
    `<g id="${id}h">${row(context, quay)}</g>`,
    `<use href="#${id}h" opacity=".3" transform="translate(0 ${r(quay * 2 + 12)}) scale(1 -1)"/>`,
    area(`M0 ${r(quay)}H${width}v12H0z`, mix(palette.sand[2], palette.land[2], 0.6)),
    ripples(context, quay + 10, 16),
    at(width * 0.3, height * 0.84, 1.25, sailboat(palette)),
    at(width * 0.72, height * 0.93, 1.6, sailboat(palette), -1.6),
  ].join('')
}
