import { coverSvg } from './cover-svg'
import { palettes } from './palettes'
import { randomFrom } from './random'
import { inSeason, seasonOf } from './seasons'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const [palette = undefined] = Object.values(palettes)
if (!palette) throw new Error('There is no palette.')

const landsOf = (name: string) =>
  new Set(seeds.map((seed) => inSeason(palette, 'mountains', seasonOf(name), randomFrom(seed)).land.join()))

test.each([
  ['Sew a winter coat', 'winter'],
  ['Skiing in May', 'winter'],
  ['Vienna in October', 'autumn'],
  ['Spring in Kyoto', 'spring'],
  ['One summer by the sea', 'summer'],
  ['See the ocean', undefined],
  ['Choose a price', undefined],
])('seasonOf %s is %s', (name, season) => {
  expect(seasonOf(name)).toBe(season)
})

test('inSeason uses the season of the name, and any of the four for names without one', () => {
  expect(landsOf('A week away').size).toBe(4)
  expect(landsOf('A winter week').size).toBe(1)
  expect(landsOf('A summer week')).toEqual(new Set([palette.land.join()]))
})

/** Returns how many covers with the name and a number contain a text. */
const countOf = (name: string, text: string) =>
  seeds.filter((seed) => coverSvg({ name: `${name} ${seed}`, kind: 'Travel' }).includes(text)).length

test('coverSvg draws a night sky for names with a word for night', () => {
  const nightSky = '#ffeccb'
  expect(countOf('Night at the lake', nightSky)).toBe(seeds.length)
  expect(countOf('Day at the lake', nightSky)).toBeLessThan(seeds.length / 2)
})

test('coverSvg draws no rain in winter', () => {
  const rain = 'l-9 30'
  expect(countOf('A week by the sea', rain)).toBeGreaterThan(0)
  expect(countOf('A winter week by the sea', rain)).toBe(0)
})
