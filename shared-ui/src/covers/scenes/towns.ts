import { along, type Colour, mix } from '../colour'
import type { DrawingContext, Scene } from '../drawing-context'
import { between, type Random, times } from '../random'
import { pagoda, sailboat, torii } from '../shapes/craft'
import { hazyLand, peak, ridge, slope } from '../shapes/land'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, line, r } from '../shapes/svg'
import { glitter, ripples, water } from '../shapes/water'

interface House {
  x: number
  wide: number
  top: number
}

/** Returns a row of houses, taller towards the middle. */
function street(random: Random, width: number, floor: number, tall: number): House[] {
  const houses: House[] = []
  for (let x = -20; x < width;) {
    const wide = between(random, 28, 66)
    const centre = 1 - Math.abs((2 * (x + wide / 2)) / width - 0.9) ** 1.5
    houses.push({
      x,
      wide,
      top: floor - tall * (0.32 + 0.5 * Math.max(0, centre) + between(random, -0.18, 0.22)),
    })
    x += wide
  }
  return houses
}

const tops = [
  ({ wide }: House) => `h${r(wide)}`,
  ({ wide }: House) => `l${r(wide / 2)}-${r(wide * 0.45)} ${r(wide / 2)} ${r(wide * 0.45)}`,
  ({ wide }: House) => `h${r(wide * 0.46)}v-34h3v34h${r(wide) - r(wide * 0.46) - 3}`,
  ({ wide }: House) => `h${r(wide * 0.2)}v-16h${r(wide * 0.6)}v16h${r(wide) - r(wide * 0.2) - r(wide * 0.6)}`,
  ({ wide }: House) => `q${r(wide / 2)}-${r(wide * 0.9)} ${r(wide)} 0`,
]

function skyline(random: Random, houses: House[], floor: number) {
  const roofs = houses.map((house) => {
    const roof = tops[Math.floor(random() ** 1.8 * tops.length)] ?? tops[0]
    return `V${r(house.top)}${roof?.(house)}`
  })
  return `M-20 ${r(floor)}${roofs.join('')}V${r(floor)}z`
}

const windows = (random: Random, houses: House[], floor: number, count: number) =>
  times(count, () => {
    const house = houses[Math.floor(random() * houses.length)]
    if (!house) return ''
    const column = Math.floor(random() * Math.floor((house.wide - 12) / 12))
    const row = Math.floor(random() * Math.max(1, Math.floor((floor - house.top - 24) / 18)))
    return `M${r(house.x + 11 + column * 12)} ${r(house.top + 16 + row * 18)}v6`
  }).join('')

function quarter(context: DrawingContext, floor: number, tall: number, share: number, lit: number) {
  const { width, palette, random } = context
  const houses = street(random, width, floor, tall)
  const lights = windows(random, houses, floor, Math.round((lit * width) / 800))
  return (
    area(
      skyline(random, houses, floor),
      mix(along(palette.land, share), palette.sky[2], 0.42 * (1 - share)),
    ) + line(lights, palette.light === 'day' ? palette.bright : palette.sun, 4.5, 0.5 + share * 0.4)
  )
}

export const city: Scene = (context) => {
  const { width, height, palette, random } = context
  const quay = height * between(random, 0.7, 0.86)
  const sun = sunNear(context, { x: width * between(random, 0.42, 0.58), y: height * 0.36, radius: 84 })
  return [
    sky(context, sun, quay),
    clouds(context, height * 0.55, 4),
    birds(context, width * 0.12, height * 0.18),
    quarter(context, quay, height * 0.52, 0.2, 0),
    quarter(context, quay, height * 0.42, 0.55, 28),
    quarter(context, quay, height * 0.26, 1, 42),
    water(context, quay),
    area(`M0 ${r(quay)}H${width}v7H0z`, palette.land[2]),
    area(`M0 ${r(quay + 7)}H${width}v${r(height * 0.05)}H0z`, palette.land[2], 0.3),
    glitter(context, { x: sun.x, top: quay + 10, bottom: height, spread: [70, 120] }),
  ].join('')
}

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

const houseWidth = 66

interface Front {
  x: number
  top: number
  wall: Colour
}

const wallOf = (floor: number, breadth: number) => (house: Front) =>
  `M${r(house.x)} ${r(floor)}V${r(house.top)}h${breadth}V${r(floor)}z`

function waterfront(context: DrawingContext, floor: number) {
  const { width, palette, random } = context
  const colours = paints(context)
  const start = Math.floor(random() * colours.length)
  const houses = times(Math.ceil(width / houseWidth) + 1, (index): Front => ({
    x: index * houseWidth - 10,
    top: floor - between(random, 130, 210),
    wall: colours[(start + index * 3) % colours.length] ?? palette.bright,
  }))
  const painted = (wall: Colour) =>
    houses.filter((house) => house.wall === wall).map(wallOf(floor, houseWidth))
  const roofs = houses.map(
    ({ x, top }) => `M${r(x - 4)} ${r(top)}l${houseWidth / 2 + 4}-34 ${houseWidth / 2 + 4} 34z`,
  )
  const storeys = houses.map(({ x, top }) =>
    times(3, (storey) => `M${r(x + 14)} ${r(top + 26 + storey * 34)}h39`).join(''),
  )
  const glass = palette.light === 'day' ? palette.land[2] : palette.sun
  return [
    ...colours.map((wall) => area(painted(wall).join(''), wall)),
    area(roofs.join(''), mix(palette.sand[2], palette.land[2], 0.35)),
    // The dashes of one stroke are the windows of a storey.
    `<path stroke="${glass}" stroke-width="15" stroke-dasharray="7 9" opacity=".75" d="${storeys.join('')}"/>`,
    area(houses.map(wallOf(floor, 10)).join(''), palette.land[2], 0.12),
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
    `<g id="${id}h">${waterfront(context, quay)}</g>`,
    `<use href="#${id}h" opacity=".3" transform="translate(0 ${r(quay * 2 + 12)}) scale(1 -1)"/>`,
    area(`M0 ${r(quay)}H${width}v12H0z`, mix(palette.sand[2], palette.land[2], 0.6)),
    ripples(context, quay + 10, 16),
    at(width * 0.3, height * 0.84, 1.25, sailboat(palette)),
    at(width * 0.72, height * 0.93, 1.6, sailboat(palette), -1.6),
  ].join('')
}

/** Draws a blossoming branch in the upper right corner. */
function blossom({ width, palette, random }: DrawingContext) {
  const petals = mix('#f7b3bf', palette.bright, 0.25)
  const tufts = (count: number) =>
    times(count, (index) => {
      const share = (index + random() * 0.6) / count
      const [x, y] = [width - 8 - share * 210, 40 + Math.sin(share * 3.2) * 56 + between(random, -24, 24)]
      return `M${r(x)} ${r(y)}h0`
    }).join('')
  return [
    line(
      `M${width} 30C${width - 70} 60 ${width - 130} 110 ${width - 220} 78M${width - 90} 76q-30-30-66-40`,
      palette.land[2],
      6,
    ),
    line(tufts(9), mix(petals, palette.accent, 0.16), 26),
    line(tufts(9), petals, 34),
    line(tufts(7), mix(petals, palette.bright, 0.5), 18),
  ].join('')
}

export const shrine: Scene = (context) => {
  const { width, height, palette, random } = context
  const shore = height * 0.7
  const summitX = width * between(random, 0.4, 0.7)
  const bank = ridge(context, height * 1.01, 10, 0.9, slope(-150))
  const grove = ridge(context, shore - 14, 14, 2.4, slope(-60))
  return [
    sky(context, sunNear(context, { x: summitX - width * 0.17, y: height * 0.3, radius: 74 }), shore),
    peak(
      random,
      { x: summitX, y: height * 0.2, left: width * 0.42, right: width * 0.44, floor: shore },
      {
        lit: mix(along(palette.land, 0.4), palette.sky[2], 0.2),
        shade: mix(along(palette.land, 0.55), palette.sky[2], 0.15),
        snow: { lit: palette.bright, shade: mix(palette.bright, palette.land[1], 0.3) },
      },
    ),
    clouds(context, height * 0.8, 4),
    hazyLand(context, 'grove', grove.land(shore), along(palette.land, 0.6), 0.5),
    water(context, shore),
    ripples(context, shore, 14),
    birds(context, width * 0.12, height * 0.16),
    at(width * 0.7, height * 0.88, 1.35, torii(palette)),
    line(`M${r(width * 0.7 - 60)} ${r(height * 0.89)}h40m40 0h44`, palette.bright, 4, 0.5),
    at(width * 0.15, bank.yAt(width * 0.15) + 10, 1.4, pagoda(palette)),
    area(bank.land(height), palette.land[2]),
    blossom(context),
  ].join('')
}
