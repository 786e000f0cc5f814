import { along, mix } from '../colour'
import { between, times } from '../random'
import { pagoda, torii } from '../shapes/craft'
import { hazyLand } from '../shapes/hazy-land'
import { peak } from '../shapes/peak'
import { ridge, slope } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, line, r } from '../shapes/svg'
import { ripples, water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

/** Draws a blossoming branch in the upper right corner. */
const blossom = ({ width, palette, random }: DrawingContext) => {
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
