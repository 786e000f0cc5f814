import { along, mix } from '../colour'
import { between, times } from '../random'
import { cabin } from '../shapes/craft'
import { ridge } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, line, r } from '../shapes/svg'
import { broadleaf, cypress } from '../shapes/trees'
import type { Scene, DrawingContext } from '../drawing-context'

/** Draws the rows of a field, which converge in the distance. */
const rows = ({ width, height, palette }: DrawingContext, x: number, y: number) => {
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
    rows(context, width * 0.62, field.yAt(width * 0.62) + 6),
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
