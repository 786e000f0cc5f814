import { palettes } from '../covers/palettes'
import { dark, light, type Colors } from './tokens'

const channel = (hex: string, at: number) => {
  const share = parseInt(hex.slice(at, at + 2), 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Returns the contrast ratio of two `#RRGGBB` colours as WCAG 2.2 defines it, from 1 to 21. */
const contrast = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Pair = [name: string, front: keyof Colors, back: keyof Colors]
const backgrounds = ['background', 'surface', 'raised'] as const
const onBackgrounds = (front: keyof Colors) =>
  backgrounds.map((back): Pair => [`${front} on ${back}`, front, back])
const on = (front: keyof Colors, back: keyof Colors): Pair => [`${front} on ${back}`, front, back]

const texts = [
  ...(
    ['text', 'mutedText', 'accent', 'secondary', 'error', 'success', 'chill', 'travel', 'activity'] as const
  ).flatMap(onBackgrounds),
  on('info', 'surface'),
  on('warning', 'surface'),
  on('onAccent', 'accent'),
  on('onAccent', 'strongAccent'),
  on('onSecondary', 'secondary'),
  on('onSecondary', 'strongSecondary'),
  ...(['error', 'success', 'warning', 'info'] as const).flatMap((tone) => [
    on(tone, `${tone}Tint`),
    on('text', `${tone}Tint`),
  ]),
]
const edges = [...onBackgrounds('edge'), ...onBackgrounds('secondary'), ...onBackgrounds('accent')]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_mode, colors) => {
  test.each(texts)('have a contrast of 4.5:1 for the text %s', (_pair, front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(edges)('have a contrast of 3:1 for the edge %s', (_pair, front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3)
  })
})

test('the contrast of known colours is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test.each(Object.entries(palettes))(
  'white has a contrast of 4.5:1 to 80 %% of the ground of %s over white',
  (_name, { land }) => {
    const over = [1, 3, 5].map((at) => Math.round(255 * 0.2 + parseInt(land[2].slice(at, at + 2), 16) * 0.8))
    expect(
      contrast('#FFFFFF', `#${over.map((value) => value.toString(16).padStart(2, '0')).join('')}`),
    ).toBeGreaterThanOrEqual(4.5)
  },
)
