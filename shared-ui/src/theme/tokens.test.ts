import { contrast } from './contrast'
import { dark, light, type Colors } from './tokens'

type Pair = [what: string, front: keyof Colors, back: keyof Colors]
const grounds = ['ground', 'surface', 'raised'] as const
const onGrounds = (front: keyof Colors) => grounds.map((back): Pair => [`${front} on ${back}`, front, back])
const on = (front: keyof Colors, back: keyof Colors): Pair => [`${front} on ${back}`, front, back]

const texts = [
  ...(
    ['ink', 'softInk', 'accent', 'second', 'error', 'success', 'chill', 'travel', 'activity'] as const
  ).flatMap(onGrounds),
  on('onAccent', 'accent'),
  on('onAccent', 'accentDeep'),
  on('onSecond', 'second'),
  on('onSecond', 'secondDeep'),
  ...(['error', 'success', 'warning', 'info'] as const).flatMap((tone) => [
    on(tone, `${tone}Tint`),
    on('ink', `${tone}Tint`),
  ]),
]
const edges = [...onGrounds('edge'), ...onGrounds('second'), ...onGrounds('accent')]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_mode, colors) => {
  test.each(texts)('let one read %s (4.5:1)', (_what, front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(edges)('show %s as an edge (3:1)', (_what, front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3)
  })
})

test('contrast follows the definition', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
