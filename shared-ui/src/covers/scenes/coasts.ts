import { along, type Colour, mix } from '../colour'
import { type DrawingContext, type Scene, withNightPalette } from '../drawing-context'
import type { Palette } from '../palettes'
import { between, pick, type Random, times } from '../random'
import { lighthouse, sailboat } from '../shapes/craft'
import { island, peak, ridge, slope } from '../shapes/land'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, corners, line, type Point, r, stop, verticalGradient } from '../shapes/svg'
import { glitter, ripples, swell, water } from '../shapes/water'

/** Draws a headland at the left: grass on top, and rock that is shaded on its far side. */
function headland({ width, height, palette, random }: DrawingContext, top: number) {
  const edge: Point[] = [0, 0.1, 0.24, 0.4, 0.62, 0.8, 1].map((share) => [
    width * (0.15 + 0.17 * share ** 1.5 + (share ? between(random, -0.012, 0.012) : 0)),
    top + (height - top) * share,
  ])
  const crack: Point[] = edge.map(([x, y], index) => [x * 0.8 - (index % 2) * 16, y + 6])
  const grass = `M0 ${r(top - 12)}Q${r(width * 0.08)} ${r(top - 16)} ${r(width * 0.15)} ${r(top)}`
  return [
    area(`${corners([...edge, [0, height], [0, top]])}z`, along(palette.land, 0.78)),
    area(`${corners([[0, top], ...crack, [0, height]])}z`, along(palette.land, 0.98)),
    area(`${grass}l-8 14-16-4-14 12-22-9-20 10-24-8H0z`, along(palette.land, 0.55)),
  ].join('')
}

export const sea: Scene = (context) => {
  const { width, height, palette, random } = context
  const shore = height * between(random, 0.42, 0.6)
  const sun = sunNear(context, { x: width * between(random, 0.44, 0.54), y: shore - 66, radius: 56 })
  const cliffTop = shore + height * between(random, 0.02, 0.16)
  return [
    sky(context, sun, shore),
    clouds(context, shore, 4),
    island(context, width * 0.64, shore, 260, 0.62),
    island(context, width * 0.78, shore, 330, 0.38),
    water(context, shore),
    glitter(context, { x: sun.x, top: shore + 6, bottom: height * 0.86, spread: [36, 90] }),
    swell(context, shore + height * 0.14, 4),
    at(
      width * between(random, 0.4, 0.86),
      shore + height * between(random, 0.1, 0.26),
      1.1,
      sailboat(palette),
    ),
    birds(context, width * 0.24, height * 0.22),
    random() < 0.75
      ? headland(context, cliffTop) + at(width * 0.085, cliffTop - 10, 1.45, lighthouse(palette))
      : '',
    random() < 0.4 ? at(width * between(random, 0.3, 0.6), height * 0.9, 1.9, sailboat(palette), -1.9) : '',
  ].join('')
}

/** Draws a surfboard that stands in the sand, turned by some degrees. */
function surfboard(
  x: number,
  y: number,
  scale: number,
  turn: number,
  colours: Record<'body' | 'stripe' | 'shade', Colour>,
) {
  const board = [
    area('M0-190C30-140 30-50 16 0H-16C-30-50-30-140 0-190z', colours.body),
    area('M-25-92h50q0 14-1 22H-24q-1-8-1-22zM-23-58h46l-1 9h-44z', colours.stripe),
    area('M0-190C30-140 30-50 16 0H2C14-60 14-140 0-190z', colours.shade, 0.14),
  ].join('')
  return at(x, y, scale, `<g transform="rotate(${turn})">${board}</g>`)
}

/** Draws a breaking wave: its dark face under a ragged edge of foam. */
function breaker({ width, height, palette, random }: DrawingContext, y: number, share: number) {
  const wave = ridge({ width, random }, y, 8 + share * 12, 2.2 - share)
  const thick = 8 + share * 9
  const front = ridge({ width, random }, thick, thick * 0.7, 3, (at) => wave.yAt(at * width))
  return (
    area(wave.land(height), palette.bright, 0.92) +
    area(front.land(height), mix(palette.water[0], palette.water[1], 0.4 + share * 0.55))
  )
}

export const surf: Scene = (context) => {
  const { width, height, palette, random } = context
  const shore = height * between(random, 0.38, 0.5)
  const sun = sunNear(context, { x: width * between(random, 0.36, 0.46), y: shore - 70, radius: 58 })
  const cape = ridge(context, shore + 60, 16, 1.6, slope(170))
  const beach = ridge(context, height * 0.86, 14, 0.8, slope(70))
  const boardX = width * between(random, 0.72, 0.78)
  const {
    accent,
    bright,
    land: [, , shade],
  } = palette
  return [
    sky(context, sun, shore),
    clouds(context, shore, 3),
    area(cape.land(shore), mix(along(palette.land, 0.55), palette.sky[2], 0.3)),
    water(context, shore),
    line(`M${r(sun.x - 50)} ${r(shore + 16)}h104m-84 14h70m-40 14h60`, palette.sun, 4, 0.7),
    breaker(context, height * 0.54, 0.15),
    breaker(context, height * 0.63, 0.5),
    breaker(context, height * 0.74, 0.9),
    birds(context, width * 0.14, height * 0.2),
    `<g transform="translate(0 -12)">${area(beach.land(height), palette.bright, 0.75)}</g>`,
    area(beach.land(height), along(palette.sand, 0.2)),
    `<g transform="translate(0 46)">${area(beach.land(height), along(palette.sand, 0.42))}</g>`,
    surfboard(boardX, height * 0.93, 1.25, -7, { body: accent, stripe: bright, shade }),
    surfboard(boardX + 70, height * 0.945, 1.12, 5, { body: bright, stripe: palette.water[1], shade }),
    surfboard(boardX + 136, height * 0.95, 1.2, 10, {
      body: along(palette.land, 0.6),
      stripe: accent,
      shade,
    }),
  ].join('')
}

// The angles of the fronds in degrees, clockwise from the right.
const fronds = [-172, -142, -108, -66, -34, -4, 22, 160]

function frond(random: Random, angle: number, length: number): string {
  const turn = ((angle + between(random, -8, 8)) * Math.PI) / 180
  const reach = length * between(random, 0.85, 1.1)
  const [endX, endY] = [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.75 + reach * 0.4]
  const [bowX, bowY] = [Math.cos(turn) * reach * 0.62, Math.sin(turn) * reach * 0.62 - reach * 0.2]
  return `M0 0Q${r(bowX)} ${r(bowY)} ${r(endX)} ${r(endY)}Q${r(bowX * 0.86)} ${r(bowY + reach * 0.3)} 0 0z`
}

/** Draws a palm, whose trunk bends to the left; to the right if it is mirrored. */
function palmAt({ palette, random }: DrawingContext, x: number, y: number, tall: number, mirrored: 1 | -1) {
  const crown = fronds.map((angle) => frond(random, angle, tall * 0.46)).join('')
  const trunk = `M-4 0C${r(-tall * 0.02)} ${r(tall * 0.3)} ${r(-tall * 0.1)} ${r(tall * 0.7)} ${r(-tall * 0.26)} ${r(tall)}h${r(tall * 0.085)}C${r(-tall * 0.04)} ${r(tall * 0.7)} ${r(tall * 0.03)} ${r(tall * 0.3)} 5 0z`
  const drawing = area(trunk, mix(palette.land[2], palette.sand[2], 0.35)) + area(crown, palette.land[2])
  return at(x, y - tall, 1, drawing, mirrored)
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

interface NorthernLight {
  sky: Palette['sky']
  curtains: readonly [Colour, Colour]
}

/** The colours of the northern lights, and of the sky, which replace those of the palette. */
const lights: [NorthernLight, ...NorthernLight[]] = [
  { sky: ['#0a1238', '#14406e', '#4aa3a4'], curtains: ['#66f5b4', '#8f7bf0'] },
  { sky: ['#120f3d', '#2c3f86', '#8f8cc4'], curtains: ['#58ecc8', '#e07be0'] },
  { sky: ['#07182f', '#0f4a5f', '#63b08f'], curtains: ['#a3f57c', '#4fc9e8'] },
]

/** Draws a curtain of northern lights: rays that fade upwards. */
function curtain({ width, height, random, id }: DrawingContext, name: string, colour: string, low: number) {
  const rays = 18
  const phase = random() * 6
  const hem = (x: number) =>
    height * low + Math.sin(x * 6.5 + phase) * 44 + Math.sin(x * 13 + phase * 2) * 14 - x * 60
  const ray = (index: number) => {
    const [from, to] = [(index - 0.8) / rays, (index + 1.4) / rays]
    const tall = height * between(random, 0.24, 0.4)
    return `<path d="M${r(from * width)} ${r(hem(from))}l18-${r(tall)}H${r(to * width + 20)}L${r(to * width + 1)} ${r(hem(to))}z"/>`
  }
  return [
    verticalGradient(`${id}${name}`, stop(0, colour, 0), stop(0.8, colour, 0.34), stop(1, colour, 0)),
    `<g fill="url(#${id}${name})">${times(rays, ray).join('')}</g>`,
  ].join('')
}

function berg({ palette, random }: DrawingContext, x: number, shore: number, tall: number) {
  const lit = mix('#eefaff', palette.sky[2], 0.12)
  return peak(
    random,
    {
      x,
      y: shore - tall,
      left: tall * between(random, 0.9, 1.3),
      right: tall * between(random, 0.8, 1.2),
      floor: shore,
    },
    { lit, shade: mix('#7fc4da', palette.sky[1], 0.3) },
  )
}

export const polar: Scene = (input) => {
  const { sky: air, curtains } = pick(input.random, lights)
  const night = withNightPalette(input)
  const context = {
    ...night,
    palette: { ...night.palette, sky: air, water: [mix(air[2], air[1], 0.4), air[0]] as const },
  }
  const { width, height, palette, random } = context
  const shore = height * between(random, 0.58, 0.74)
  const coast = ridge(context, shore - 30, 30, 2.2)
  const floe = ridge(context, height * 0.94, 8, 1.2)
  const floes = times(5, () => {
    const [x, y] = [random() * width, between(random, shore + 26, height * 0.86)]
    const wide = 24 + (y - shore) * 0.5
    return `M${r(x - wide)} ${r(y)}l${r(wide * 0.4)}-7h${r(wide)}l${r(wide * 0.6)} 7-${r(wide * 0.5)} 6h-${r(wide)}z`
  })
  return [
    sky(context, sunNear(context, { x: width * 0.34, y: height * 0.5, radius: 26 }), shore),
    curtain(context, 'u', curtains[1], 0.34),
    curtain(context, 'a', curtains[0], 0.46),
    area(coast.land(shore), mix(palette.land[1], palette.sky[2], 0.25)),
    berg(context, width * between(random, 0.06, 0.3), shore + 4, 150),
    berg(context, width * between(random, 0.66, 0.92), shore + 4, 120),
    water(context, shore),
    area(`M0 ${r(shore)}H${width}v${r(height * 0.09)}H0z`, curtains[0], 0.14),
    ripples(context, shore, 12),
    berg(context, width * between(random, 0.5, 0.58), height * 0.78, 100),
    area(floes.join(''), '#e6f6fb', 0.9),
    area(floe.land(height), mix('#eaf7fb', palette.sky[1], 0.25)),
  ].join('')
}
