import { cutText } from '@bucketeer/platform/text'
import { type Colour, mix } from './colour'
import type { DrawingContext } from './drawing-context'
import type { Palette } from './palettes'
import { between } from './random'
import { hazyLand, ridge } from './shapes/land'
import { birds, clouds, sky, sunNear } from './shapes/sky'
import { area, at, disc, line, r } from './shapes/svg'

/** The colours of a drawing's parts by their letter. */
const inks = ({ land, accent, bright, water, sand }: Palette): Record<string, Colour> => ({
  d: land[2],
  m: mix(land[1], land[0], 0.3),
  b: mix(land[1], land[2], 0.3),
  g: mix(land[1], land[2], 0.6),
  a: accent,
  l: bright,
  s: sand[1],
  w: water[1],
  // The colours of blood, bread and leaves, the same on every paper.
  r: '#d8412f',
  o: '#d98e3f',
  e: '#5c9a5f',
})

/** Returns a drawing of parts, such as `aM0 0h9z|DM0 0h9`: the letter of an ink, in capitals for a line, then the path. */
const drawn = (parts: string, palette: Palette, width: number) =>
  parts
    .split('|')
    .map((part) => {
      const [ink = '', d] = [part[0], part.slice(1)]
      const colour = inks(palette)[ink.toLowerCase()] ?? palette.accent
      return ink === ink.toLowerCase() ? area(d, colour) : line(d, colour, width)
    })
    .join('')

/** Returns the x of the subject. Words stand at the lower left of a wide picture. */
const middleOf = ({ width, height }: DrawingContext) => width * (width > 2 * height ? 0.62 : 0.5)

/** Draws a landmark in a landscape. */
export function landmark(context: DrawingContext, parts: string): string {
  const { width, height, palette } = context
  const floor = height * 0.8
  const hills = ridge(context, floor - 44, 16, 1.5)
  return [
    sky(context, sunNear(context, { x: width * 0.3, y: height * 0.3, radius: 46 }), height),
    clouds(context, height * 0.6, 3),
    birds(context, width * 0.2, height * 0.22),
    hazyLand(context, 'h', hills.land(height), mix(palette.land[0], palette.sky[2], 0.4), 0.5),
    area(ridge(context, floor - 4, 3, 1).land(height), mix(palette.land[1], palette.land[2], 0.45)),
    at(middleOf(context), floor, height / 290, drawn(parts, palette, 3)),
  ].join('')
}

const unprintable = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\u200d]/gu
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff]/

/** Writes a title in at most four lines of about the same length. */
function lettering({ width, height, palette, id }: DrawingContext, title: string) {
  const text = cutText(title.replace(unprintable, ' ').trim(), 70)
  const size = text.length < 14 ? 92 : text.length < 34 ? 76 : 62
  const most = Math.floor((width * 0.76) / (size * (wide.test(text) ? 1.05 : 0.54)))
  const letters = Math.min(most, Math.ceil(text.length / Math.max(1, Math.ceil(text.length / most))) + 3)
  const oneLine = new RegExp(`\\S(?:.{0,${letters - 1}}(?=\\s|$)|\\S{0,${letters - 1}})`, 'gu')
  const lines = text.match(oneLine)?.slice(0, 4) ?? []
  const step = size * 1.16
  const top = height / 2 - ((lines.length - 1) * step) / 2
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${width / 2}" y="${r(top + index * step + size * 0.3)}">${line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</tspan>`,
  )
  return [
    `<text class="${id}i" fill="${palette.land[2]}" font-family="Fraunces,Iowan Old Style,Georgia,serif" font-size="${size}" font-weight="600" text-anchor="middle">${spans.join('')}</text>`,
    line(`M${width / 2 - 34} ${r(top + lines.length * step - size * 0.2)}h68`, palette.accent, 6),
  ].join('')
}

export const paperColour = ({ sky: [, , low], bright }: Palette) => mix(low, bright, 0.35)

/** Draws paper in the tint of the kind, for a name that no landscape suits, with the emblem, else with the title. */
export function paper(context: DrawingContext, title: string, emblem: string | undefined): string {
  const { width, height, palette, random, id } = context
  const [, middle, low] = palette.sky
  const [x, y] = [middleOf(context), height / 2]
  const dark = mix(palette.land[2], '#161e2e', 0.6)
  const turn = between(random, -0.42, 0.42)
  return [
    `<style>@media(prefers-color-scheme:dark){.${id}p{fill:${dark}}.${id}i{fill:${low}}}</style>`,
    `<path class="${id}p" fill="${paperColour(palette)}" d="M0 0H${width}V${height}H0z"/>`,
    disc(x * (1 + turn * 2.6), y * (0.9 - turn), height * 0.5, middle, 0.16),
    disc(x * (1 - turn * 2.2), y * (1.2 + turn), height * 0.36, palette.accent, 0.08),
    emblem
      ? disc(x, y, height * 0.36, mix(middle, low, 0.55)) +
        at(x, y, height / 220, drawn(emblem, palette, 4.5))
      : lettering(context, title),
  ].join('')
}
