import { along, mix } from '../colour'
import { between, times } from '../random'
import { hazyLand } from '../shapes/hazy-land'
import { ridge } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, line, r } from '../shapes/svg'
import type { Scene } from '../drawing-context'

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
