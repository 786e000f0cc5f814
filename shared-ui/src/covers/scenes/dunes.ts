import { along } from '../colour'
import { between, times } from '../random'
import { hazyLand } from '../shapes/hazy-land'
import { ridge } from '../shapes/ridge'
import { birds, sky, sunNear } from '../shapes/sky'
import { area, r } from '../shapes/svg'
import type { Scene, DrawingContext } from '../drawing-context'

/** Draws a dune, lit on the right of its crest and shaded on the left. */
const dune = (
  { width, height, palette }: DrawingContext,
  crestX: number,
  crestY: number,
  lean: number,
  share: number,
) => {
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
