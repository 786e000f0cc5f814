import { along, mix } from '../colour'
import type { DrawingContext, Scene } from '../drawing-context'
import type { Palette } from '../palettes'
import { between, times } from '../random'
import { balloon, cabin, cactus } from '../shapes/craft'
import { hazyLand, ridge, valley } from '../shapes/land'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, line, r } from '../shapes/svg'
import { broadleaf, cypress, firsOn } from '../shapes/trees'

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

/** Draws the furrows of a field, which converge in the distance. */
function furrows({ width, height, palette }: DrawingContext, x: number, y: number) {
  const count = 11
  const lines = times(count, (index) => {
    const spread = (index / (count - 1) - 0.45) * width * 1.5
    return `M${r(x + spread * 0.1)} ${r(y)}Q${r(x + spread * 0.22)} ${r(y + (height - y) * 0.35)} ${r(x + spread)} ${r(height + 10)}`
  })
  return line(lines.join(''), along(palette.land, 0.85), 7, 0.35)
}

export const countryside: Scene = (context) => {
  const { width, height, palette, random } = context
  const field = ridge(context, height * 0.76, 20, 0.7)
  const houseX = width * between(random, 0.6, 0.68)
  const hill = ridge(
    context,
    height * 0.64,
    30,
    0.9,
    (share) => -46 * Math.exp(-(((share - 0.64) / 0.16) ** 2)),
  )
  const lane = times(7, (index) => {
    const x = houseX - 40 - index * 34
    return cypress(x, hill.yAt(x) + 6, between(random, 50, 74))
  })
  const gold = mix(palette.sand[1], palette.land[1], 0.25)
  return [
    sky(context, sunNear(context, { x: width * 0.34, y: height * 0.28, radius: 50 }), height * 0.75),
    clouds(context, height * 0.6, 4),
    birds(context, width * 0.52, height * 0.2),
    ...times(3, (index) => {
      const back = ridge(context, height * (0.46 + index * 0.055), 30, 1.5 + index * 0.2)
      return area(
        back.land(height),
        mix(along(palette.land, 0.2 + index * 0.13), palette.sky[2], 0.5 - index * 0.16),
      )
    }),
    area(hill.land(height), gold),
    area(lane.join('') + broadleaf(houseX + 66, hill.yAt(houseX + 66) + 4, 60), along(palette.land, 0.85)),
    at(houseX, hill.yAt(houseX) + 6, 0.95, cabin(palette)),
    area(field.land(height), along(palette.land, 0.5)),
    furrows(context, width * 0.62, field.yAt(width * 0.62) + 6),
    area(
      times(3, (index) =>
        cypress(
          width * (0.06 + index * 0.055),
          height * (0.98 + index * 0.02),
          between(random, 210, 330) - index * 40,
        ),
      ).join(''),
      palette.land[2],
    ),
  ].join('')
}

const acacia =
  'M-5 0Q-2-44-16-70l-34-28 4-4 36 22q8 4 12 14 2-22 24-38l30-18 3 5-32 22Q8-66 8-30L10 0zM-98-96q4-22 44-24 6-20 52-20 44 0 52 16 46 0 50 22 2 10-30 9-30-8-58-4-40-8-66 2-44 8-44-1z'

const giraffe =
  'M-16 0l2-44q-2-14 6-18 12-4 18-8L22-108q0-8 5-12l-1-8 3 6 3-6 0 8 12 9q2 4-2 5l-10-2L22-56q-1 6-4 10L20 0h-5L12-38H-4L-10 0z'

export const savanna: Scene = (context) => {
  const { width, height, palette, random } = context
  const sun = sunNear(context, { x: width * between(random, 0.44, 0.54), y: height * 0.5, radius: 104 })
  const plain = ridge(context, height * 0.74, 6, 1.2)
  const front = ridge(context, height * 0.87, 10, 0.9)
  const grass = times(34, () => {
    const x = random() * width
    return `M${r(x)} ${r(front.yAt(x) + 6)}q-2-12 ${r(between(random, -9, 3))}-20`
  })
  const herdX = width * between(random, 0.36, 0.7)
  return [
    sky(context, sun, height * 0.8),
    clouds(context, height * 0.7, 4),
    birds(context, width * 0.2, height * 0.22),
    ...times(2, (index) => {
      const hills = ridge(context, height * (0.63 + index * 0.05), 24 - index * 8, 1.3 + index)
      return hazyLand(
        context,
        `v${index}`,
        hills.land(height),
        mix(along(palette.land, 0.25 + index * 0.12), palette.sky[2], 0.3),
        0.6,
      )
    }),
    area(plain.land(height), mix(along(palette.sand, 0.6), palette.land[1], 0.3)),
    at(width * 0.86, plain.yAt(width * 0.86) + 4, 0.62, area(acacia, along(palette.land, 0.8))),
    at(herdX, plain.yAt(herdX) + 10, 0.95, area(giraffe, along(palette.land, 0.88))),
    at(herdX + 64, plain.yAt(herdX) + 12, 0.72, area(giraffe, along(palette.land, 0.88))),
    area(front.land(height), palette.land[2]),
    line(grass.join(''), palette.land[2], 3),
    at(width * 0.2, front.yAt(width * 0.2) + 6, 2.1, area(acacia, palette.land[2])),
  ].join('')
}

/** Draws a dune, lit on the right of its crest and shaded on the left. */
function dune(
  { width, height, palette }: DrawingContext,
  crestX: number,
  crestY: number,
  lean: number,
  share: number,
) {
  const [left, right] = [crestY + lean, crestY + lean * 0.8]
  const lit = `M0 ${r(left)}C${r(crestX * 0.45)} ${r(left)} ${r(crestX * 0.72)} ${r(crestY)} ${r(crestX)} ${r(crestY)}`
  const back = `C${r(crestX + (width - crestX) * 0.3)} ${r(crestY + 6)} ${r(crestX + (width - crestX) * 0.5)} ${r(right)} ${width} ${r(right)}`
  const [foot, deep] = [crestX * 0.62, height]
  const edge = `C${r(crestX + 30)} ${r(crestY + (deep - crestY) * 0.22)} ${r(crestX - 110)} ${r(crestY + (deep - crestY) * 0.42)} ${r(crestX - 30)} ${r(crestY + (deep - crestY) * 0.62)}S${r(foot)} ${r(deep)} ${r(foot)} ${deep}`
  return (
    area(`${lit}${back}V${height}H0z`, along(palette.sand, share)) +
    area(`${lit}${edge}H0z`, along(palette.sand, Math.min(1, share + 0.24)))
  )
}

/** Draws a row of camels, which are too small for details. */
const camel = (x: number, y: number) =>
  `M${r(x)} ${r(y)}l1-14q1-5 5-6 4-7 8-1 4-7 8 1 4 0 6-5l2-5q1-3 7-1l-1 3-4 1-2 9q-1 6-6 6l1 12h-2l-3-11h-13l-3 11z`

export const dunes: Scene = (context) => {
  const { width, height, palette, random } = context
  const crests = [
    { x: 0.7, y: 0.56, lean: 70, share: 0.2 },
    { x: 0.3, y: 0.63, lean: 80, share: 0.36 },
    { x: 0.62, y: 0.74, lean: 110, share: 0.52 },
  ]
  const far = ridge(context, height * 0.53, 18, 1.7)
  const front = ridge(context, height * 0.95, 20, 0.7)
  return [
    sky(context, sunNear(context, { x: width * 0.45, y: height * 0.34, radius: 62 }), height * 0.7),
    birds(context, width * 0.68, height * 0.2),
    hazyLand(context, 'd', far.land(height), along(palette.sand, 0.08), 0.6),
    ...crests.map(({ x, y, lean, share }) =>
      dune(
        context,
        width * (x + between(random, -0.16, 0.16)),
        height * (y + between(random, -0.04, 0.04)),
        lean,
        share,
      ),
    ),
    area(
      times(3, (index) => camel(width * 0.7 + index * 40, height * 0.79 + index * 6)).join(''),
      palette.land[2],
    ),
    area(front.land(height), along(palette.sand, 0.92)),
  ].join('')
}

interface Butte {
  x: number
  wide: number
  tall: number
  /** The haze, 0 to 1. */
  far: number
}

/** Draws a layered, flat-topped rock, shaded on the left. */
function butte({ palette, random }: DrawingContext, floor: number, { x, wide, tall, far }: Butte) {
  const haze = (share: number) => mix(along(palette.sand, share), palette.sky[2], far)
  const [top, skirt, half] = [floor - tall, floor - tall * 0.36, wide / 2]
  const step = r(tall * 0.07)
  const left = `M${r(x - half)} ${r(skirt)}l${step}-${r(tall * 0.5)}h${step}V${r(top)}`
  const wall = `${left}H${r(x + half - step * 2)}l4 ${r(tall * 0.2)}h${step}L${r(x + half)} ${r(skirt)}L${r(x + half * 1.7)} ${r(floor)}H${r(x - half * 1.7)}z`
  const shade = `${left}H${r(x - half * between(random, 0.2, 0.5))}l6 ${r(tall * 0.3)}-8 ${r(tall * 0.34)}L${r(x - half * 0.5)} ${r(floor)}H${r(x - half * 1.7)}z`
  const layer = (inset: number, depth: number, thick: number) =>
    `M${r(x - half + inset)} ${r(top + tall * depth)}H${r(x + half - inset)}v${thick}H${r(x - half + inset)}z`
  return [
    area(wall, haze(0.55)),
    area(shade, haze(0.8)),
    area(layer(step, 0.24, 5) + layer(2, 0.46, 3), haze(1), 0.4),
  ].join('')
}

/** Draws a straight road to the horizon. */
function road({ width, height, palette }: DrawingContext, top: number) {
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
  const ground = (left: number, middleX: number, middle: number, right: number) =>
    `M0 ${r(floor + left)}Q${r(middleX)} ${r(floor + middle)} ${width} ${r(floor + right)}V${height}H0z`
  const near = along(palette.land, 0.92)
  const cactusAt = (share: number, scale: number, scaleX = scale) =>
    at(width * share, front.yAt(width * share) + 6, scale, area(cactus, near), scaleX)
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
    area(ground(-4, width / 2, -16, -2), along(palette.sand, 0.4)),
    area(ground(34, width * 0.4, 16, 54), along(palette.sand, 0.52)),
    road(context, floor - 8),
    area(front.land(height), near),
    cactusAt(0.86, 1.5),
    cactusAt(0.93, 0.8),
    cactusAt(0.1, 1.05, -1.05),
  ].join('')
}
