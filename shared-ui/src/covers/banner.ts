import { along, mix } from './colour'
import type { DrawingContext } from './drawing-context'
import type { Palette } from './palettes'
import { between, randomFrom, times } from './random'
import { sailboat, tent } from './shapes/craft'
import { hazyLand, island, range, type Ridge, ridge } from './shapes/land'
import { birds, clouds, sky } from './shapes/sky'
import { area, at, glow, line, r } from './shapes/svg'
import { fir, firsOn } from './shapes/trees'
import { glitter, ripples, water } from './shapes/water'

/** The banner's colours by mode: the brand's orange and teal, at sunrise and at night. */
const bannerPalettes: Record<'light' | 'dark', Palette> = {
  light: {
    light: 'day',
    sky: ['#f19a72', '#f9c494', '#fff0d0'],
    sun: '#fff8e2',
    land: ['#eac7a8', '#4f9796', '#0f3540'],
    sand: ['#fbe0c4', '#efb491', '#a9614f'],
    water: ['#f8d9b0', '#1f7f88'],
    bright: '#fff8ea',
    accent: '#d9481c',
  },
  dark: {
    light: 'night',
    sky: ['#0a1026', '#1c3060', '#6a80b0'],
    sun: '#fdf3da',
    land: ['#5a72a2', '#22366a', '#070d1c'],
    sand: ['#8b93b5', '#4a5486', '#151b3c'],
    water: ['#6c84b0', '#0e1a3c'],
    bright: '#ffedd0',
    accent: '#ff8a5c',
  },
}

/** Returns a bend for `ridge` that slopes down to the shore at `reach` (a share of the width) from a height of `tall` units. */
const fall = (reach: number, tall: number) => (share: number) =>
  share < reach ? -tall * (1 - share / reach) ** 1.1 : (share - reach) * 260

/** Draws mountains and wooded foothills, mirrored so that the light comes from the right side. */
function coast(context: DrawingContext, shore: number) {
  const { width, palette, random } = context
  const far = ridge(context, shore + 6, 18, 3, fall(0.5, 120))
  const near = ridge(context, shore + 10, 14, 3.4, fall(0.4, 84))
  const firs = firsOn(random, near, [0, width * 0.37], 36, [18, 35])
  const mountains = range(context, shore, [
    { x: 0.43, y: 0.43, far: 0.5 },
    { x: 0.05, y: 0.36, far: 0.34 },
    { x: 0.34, y: 0.33, far: 0.24 },
    { x: 0.21, y: 0.16, far: 0 },
  ])
  const hills =
    hazyLand(context, 'c', far.land(shore), along(palette.land, 0.42), 0.5) +
    hazyLand(context, 'd', near.land(shore) + firs, along(palette.land, 0.7), 0.3)
  return `<g transform="matrix(-1 0 0 1 ${width} 0)">${mountains}${hills}</g>`
}

/** Returns the foreground ridge: low at the left, a hill at the right. */
const meadow = ({ width, height, random }: DrawingContext): Ridge =>
  ridge(
    { width, random },
    height * 0.975,
    10,
    2,
    (share) => -30 * (1 - share) ** 6 - 160 / (1 + Math.exp(-(share - 0.62) * 17)),
  )

/** Draws a tent, lit from inside at night. */
function camp({ palette, id }: DrawingContext, x: number, y: number) {
  const pitched = at(x, y, 1.35, tent(palette))
  if (palette.light === 'day') return pitched
  return glow(`${id}t`, x, y - 16, 150, palette.accent, [0, 0.6], [0.5, 0.16], [1, 0]) + pitched
}

/** Draws a hiker from behind, about 100 units tall, with the feet at 0,0. */
function traveller({ accent, bright, land, sun }: Palette): string {
  const coat = mix(land[2], land[1], 0.55)
  return [
    line('M24-64L31 1', mix(land[2], accent, 0.35), 2.6),
    area('M-11 0Q-10-22-9-42H10Q11-20 13 0H5L1-30-3 0z', mix(land[2], '#000000', 0.25)),
    area('M-13-36Q-17-66-9-78 1-84 11-78 19-66 14-36z', coat),
    line('M12-70Q22-62 25-50', coat, 7),
    line('M-12-70Q-19-56-16-44', coat, 7),
    area('M-11-72q0-5 5-5H7q5 0 5 5v24q0 6-6 6H-5q-6 0-6-6z', accent),
    area('M-7-58H8v11q0 3-3 3H-4q-3 0-3-3z', mix(accent, land[2], 0.25)),
    line('M-11-80H12', bright, 7),
    area('M-6-88a7 8 0 1 1 14 0v6H-6z', mix('#c98b66', land[2], 0.3)),
    area('M-14-91Q1-97 16-91 1-87-14-91zM-7-92q1-10 8-10t8 10z', mix(sun, accent, 0.35)),
  ].join('')
}

function foreground(context: DrawingContext) {
  const { width, palette, random } = context
  const ground = meadow(context)
  const tallFirs = [
    { x: 0.93, tall: 200 },
    { x: 0.965, tall: 300 },
    { x: 1, tall: 230 },
  ].map(({ x, tall }) => fir(width * x, ground.yAt(width * x) + 8, tall))
  const blades = times(130, () => {
    const x = random() * width
    return `M${r(x)} ${r(ground.yAt(x) + 6)}l${r(between(random, -4, 4))}-${r(between(random, 8, 15))}`
  })
  const [standX, campX] = [width * 0.69, width * 0.83]
  return [
    line(blades.join(''), palette.land[2], 2.4),
    area(
      ground.land(context.height) +
        firsOn(random, ground, [-20, width * 0.12], 6, [70, 170]) +
        tallFirs.join(''),
      palette.land[2],
    ),
    camp(context, campX, ground.yAt(campX) + 6),
    at(standX, ground.yAt(standX) + 5, 1.5, traveller(palette)),
  ].join('')
}

/** Draws the whole panorama, from back to front. */
function panorama(context: DrawingContext): string {
  const { width, height, palette } = context
  const shore = height * 0.66
  const rising = { x: width * 0.5, y: shore - 62, radius: 66 }
  const high = { x: width * 0.5, y: height * 0.3, radius: 50 }
  return [
    sky(context, palette.light === 'night' ? high : rising, shore),
    clouds(context, shore, 6),
    birds(context, width * 0.4, height * 0.34),
    island(context, width * 0.1, shore, 420, 0.66),
    island(context, width * -0.06, shore, 460, 0.44),
    coast(context, shore),
    water(context, shore),
    line(`M0 ${r(shore)}H${width}`, mix(palette.water[0], palette.bright, 0.5), 2, 0.6),
    glitter(context, { x: rising.x, top: shore + 6, bottom: height, spread: [50, 130] }),
    ripples(context, shore, 22),
    at(width * 0.4, height * 0.79, 1.15, sailboat(palette)),
    foreground(context),
  ].join('')
}

const [width, height] = [1680, 720]

// Chosen by eye: with this seed the peaks are well separated and no cloud covers the sun.
const seed = 41

/**
 * Returns the landing page's panorama as SVG text: 1680 by 720 units (21:9), less than 14 kB. Its left half has little
 * detail, so that it can be cropped or carry text.
 */
export function bannerSvg({ mode }: { mode: 'light' | 'dark' }): string {
  const drawing = panorama({
    width,
    height,
    palette: bannerPalettes[mode],
    random: randomFrom(seed),
    id: `banner-${mode}-`,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
}
