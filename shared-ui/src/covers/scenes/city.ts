import { along, mix } from '../colour'
import { between, type Random, times } from '../random'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, line, r } from '../shapes/svg'
import { glitter, water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

interface House {
  x: number
  wide: number
  top: number
}

/** Returns a row of houses, taller towards the middle. */
const street = (random: Random, width: number, floor: number, tall: number): House[] => {
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

const skyline = (random: Random, houses: House[], floor: number) => {
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

const quarter = (context: DrawingContext, floor: number, tall: number, share: number, lit: number) => {
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
