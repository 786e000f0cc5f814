import { along, mix } from '../colour'
import { between } from '../random'
import { cactus } from '../shapes/craft'
import { ridge } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, r } from '../shapes/svg'
import type { Scene, DrawingContext } from '../drawing-context'

interface Butte {
  x: number
  wide: number
  tall: number
  /** The haze, 0 to 1. */
  far: number
}

/** Draws a layered, flat-topped rock, shaded on the left. */
const butte = ({ palette, random }: DrawingContext, floor: number, { x, wide, tall, far }: Butte) => {
  const haze = (share: number) => mix(along(palette.sand, share), palette.sky[2], far)
  const [top, skirt, half] = [floor - tall, floor - tall * 0.36, wide / 2]
  const step = r(tall * 0.07)
  const wall = `M${r(x - half)} ${r(skirt)}l${step}-${r(tall * 0.5)}h${step}V${r(top)}H${r(x + half - step * 2)}l4 ${r(tall * 0.2)}h${step}L${r(x + half)} ${r(skirt)}`
  const split = x - half * between(random, 0.2, 0.5)
  return [
    area(`${wall}L${r(x + half * 1.7)} ${r(floor)}H${r(x - half * 1.7)}z`, haze(0.55)),
    area(
      `M${r(x - half)} ${r(skirt)}l${step}-${r(tall * 0.5)}h${step}V${r(top)}H${r(split)}l6 ${r(tall * 0.3)}-8 ${r(tall * 0.34)}L${r(x - half * 0.5)} ${r(floor)}H${r(x - half * 1.7)}z`,
      haze(0.8),
    ),
    area(
      `M${r(x - half + step)} ${r(top + tall * 0.24)}H${r(x + half - step)}v5H${r(x - half + step)}zM${r(x - half + 2)} ${r(top + tall * 0.46)}H${r(x + half - 2)}v3H${r(x - half + 2)}z`,
      haze(1),
      0.4,
    ),
  ].join('')
}

/** Draws a straight road to the horizon. */
const road = ({ width, height, palette }: DrawingContext, top: number) => {
  const x = width * 0.56
  const [deep, dash] = [height - top, (share: number) => r(top + (height - top) * share)]
  const stripe = (from: number, to: number) =>
    `M${r(x - 40 * from)} ${dash(from)}h${r(1 + 9 * from)}L${r(x - 40 * to + 1 + 9 * to)} ${dash(to)}h-${r(1 + 9 * to)}z`
  return (
    area(
      `M${r(x - 2)} ${r(top)}h4l90 ${r(deep)}H${r(x - 180)}z`,
      mix(palette.land[2], palette.sand[1], 0.25),
    ) + area(stripe(0.2, 0.28) + stripe(0.38, 0.5) + stripe(0.64, 0.82), palette.bright, 0.85)
  )
}

export const mesas: Scene = (context) => {
  const { width, height, palette, random } = context
  const floor = height * between(random, 0.64, 0.76)
  const buttes: Butte[] = [
    { x: 0.92, wide: 190, tall: 130, far: 0.5 },
    { x: 0.42, wide: 130, tall: 120, far: 0.42 },
    { x: 0.72, wide: 120, tall: 210, far: 0.16 },
    { x: 0.16, wide: 210, tall: 250, far: 0 },
  ]
  const far = ridge(context, floor - 40, 16, 1.8)
  const front = ridge(context, height * 0.93, 14, 0.9, (share) => 60 * (1 - Math.abs(2 * share - 1)))
  return [
    sky(context, sunNear(context, { x: width * 0.55, y: height * 0.36, radius: 54 }), height),
    clouds(context, height * 0.6, 3),
    birds(context, width * 0.3, height * 0.16),
    area(far.land(height), mix(along(palette.sand, 0.4), palette.sky[2], 0.62)),
    ...buttes.map((shape) =>
      butte(context, floor, {
        ...shape,
        x: width * (shape.x + between(random, -0.12, 0.12)),
        tall: shape.tall * between(random, 0.7, 1.2),
      }),
    ),
    area(
      `M0 ${r(floor - 4)}Q${r(width / 2)} ${r(floor - 16)} ${width} ${r(floor - 2)}V${height}H0z`,
      along(palette.sand, 0.4),
    ),
    area(
      `M0 ${r(floor + 34)}Q${r(width * 0.4)} ${r(floor + 16)} ${width} ${r(floor + 54)}V${height}H0z`,
      along(palette.sand, 0.52),
    ),
    road(context, floor - 8),
    area(front.land(height), along(palette.land, 0.92)),
    at(width * 0.86, front.yAt(width * 0.86) + 6, 1.5, area(cactus(), along(palette.land, 0.92))),
    at(width * 0.93, front.yAt(width * 0.93) + 6, 0.8, area(cactus(), along(palette.land, 0.92))),
    at(width * 0.1, front.yAt(width * 0.1) + 6, 1.05, area(cactus(), along(palette.land, 0.92)), -1.05),
  ].join('')
}
