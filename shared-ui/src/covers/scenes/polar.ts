import { withNightPalette } from '../night-palette'
import { type Colour, mix } from '../colour'
import { between, times, pick } from '../random'
import type { Palette } from '../palettes'
import { peak } from '../shapes/peak'
import { ridge } from '../shapes/ridge'
import { sky, sunNear } from '../shapes/sky'
import { area, verticalGradient, r, stop } from '../shapes/svg'
import { ripples, water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

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
const curtain = (
  { width, height, random, id }: DrawingContext,
  name: string,
  colour: string,
  low: number,
) => {
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

const berg = ({ palette, random }: DrawingContext, x: number, shore: number, tall: number) => {
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
