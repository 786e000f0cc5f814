import { along, mix } from '../colour'
import { between, type Random } from '../random'
import { sailboat } from '../shapes/craft'
import { ridge, slope } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, r } from '../shapes/svg'
import { glitter, ripples, water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

// The angles of the fronds in degrees, clockwise from the right.
const fronds = [-172, -142, -108, -66, -34, -4, 22, 160]

const frond = (random: Random, angle: number, length: number): string => {
  const turn = ((angle + between(random, -8, 8)) * Math.PI) / 180
  const reach = length * between(random, 0.85, 1.1)
  const [endX, endY] = [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.75 + reach * 0.4]
  const [bowX, bowY] = [Math.cos(turn) * reach * 0.62, Math.sin(turn) * reach * 0.62 - reach * 0.2]
  return `M0 0Q${r(bowX)} ${r(bowY)} ${r(endX)} ${r(endY)}Q${r(bowX * 0.86)} ${r(bowY + reach * 0.3)} 0 0z`
}

/** Returns the paths of a palm: its crown around 0,0 and its trunk, which bends to the left. */
const palm = (random: Random, tall: number): { crown: string; trunk: string } => ({
  crown: fronds.map((angle) => frond(random, angle, tall * 0.46)).join(''),
  trunk: `M-4 0C${r(-tall * 0.02)} ${r(tall * 0.3)} ${r(-tall * 0.1)} ${r(tall * 0.7)} ${r(-tall * 0.26)} ${r(tall)}h${r(tall * 0.085)}C${r(-tall * 0.04)} ${r(tall * 0.7)} ${r(tall * 0.03)} ${r(tall * 0.3)} 5 0z`,
})

const palmAt = (
  { palette, random }: DrawingContext,
  x: number,
  y: number,
  tall: number,
  mirrored: 1 | -1,
) => {
  const { crown, trunk } = palm(random, tall)
  return at(
    x,
    y - tall,
    1,
    area(trunk, mix(palette.land[2], palette.sand[2], 0.35)) + area(crown, palette.land[2]),
    mirrored,
  )
}

export const tropics: Scene = (context) => {
  const { width, height, palette, random } = context
  const shore = height * between(random, 0.46, 0.6)
  const sun = sunNear(context, { x: width * between(random, 0.58, 0.66), y: shore - 90, radius: 52 })
  const hills = ridge(context, shore + 40, 26, 1.5, slope(-170))
  const nearer = ridge(context, shore + 40, 18, 1.8, slope(-110))
  const foam = ridge(context, height * 0.87, 12, 1, slope(-130))
  return [
    sky(context, sun, shore),
    clouds(context, shore, 4),
    area(hills.land(shore), mix(along(palette.land, 0.4), palette.sky[2], 0.4)),
    area(nearer.land(shore), along(palette.land, 0.55)),
    water(context, shore),
    glitter(context, { x: sun.x, top: shore + 6, bottom: height * 0.8, spread: [30, 60] }),
    ripples(context, shore, 10),
    at(width * between(random, 0.74, 0.82), height * 0.64, 0.9, sailboat(palette)),
    birds(context, width * 0.4, height * 0.2),
    `<g transform="translate(0 -14)">${area(foam.land(height), palette.bright, 0.55)}</g>`,
    area(foam.land(height), along(palette.sand, 0.12)),
    `<g transform="translate(0 34)">${area(foam.land(height), along(palette.sand, 0.36))}</g>`,
    palmAt(context, width * 0.25, height * 0.9, height * 0.62, 1),
    palmAt(context, width * 0.1, height * 0.92, height * 0.5, -1),
  ].join('')
}
