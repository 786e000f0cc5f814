import { coverKinds } from './palettes'
import { coverDataUrl, type CoverProps, coverSvg, paperOf } from './cover-svg'

const subjects = ['Alps', 'Sea', 'Bread', 'Taj Mahal', 'Kyoto', 'Title']
const names = Array.from({ length: 120 }, (_, index) => `${subjects[index % subjects.length]} ${index}`)
const everySize = names.flatMap((name, index) => {
  const kind = coverKinds[index % coverKinds.length] ?? 'Bucket'
  return [coverSvg({ name, kind }), coverSvg({ name, kind, ratio: '21/9' })]
})

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const usedIn = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
const rootOf = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

test('coverSvg returns the same cover for the same name and kind', () => {
  expect(coverSvg({ name: 'Surf in Portugal', kind: 'Activity' })).toBe(
    coverSvg({ name: 'Surf in Portugal', kind: 'Activity' }),
  )
})

test('coverSvg returns another cover for another place, if the name says nothing', () => {
  const cover = { name: 'Stay a week', kind: 'Chill' } as const
  expect(coverSvg({ ...cover, place: 'Kyoto, Japan' })).not.toBe(
    coverSvg({ ...cover, place: 'Paris, France' }),
  )
  expect(coverSvg({ ...cover, name: 'Swim', place: 'Kyoto, Japan' })).toBe(
    coverSvg({ ...cover, name: 'Swim' }),
  )
})

test('coverSvg ignores case and surrounding spaces of the name', () => {
  expect(coverSvg({ name: ' hike the ALPS ', kind: 'Travel' })).toBe(
    coverSvg({ name: 'Hike the Alps', kind: 'Travel' }),
  )
})

test('coverSvg returns another cover for another name, kind or ratio', () => {
  const cover = coverSvg({ name: 'Lakes', kind: 'Chill' })
  expect(coverSvg({ name: 'Laken', kind: 'Chill' })).not.toBe(cover)
  expect(coverSvg({ name: 'Lakes', kind: 'Travel' })).not.toBe(cover)
  expect(coverSvg({ name: 'Lakes', kind: 'Chill', ratio: '21/9' })).not.toBe(cover)
  expect(new Set(everySize).size).toBe(everySize.length)
})

test('coverSvg returns well-formed SVG without invalid numbers', () => {
  for (const svg of everySize) {
    expect(rootOf(svg).nodeName).toBe('svg')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('coverSvg returns less than eight kilobytes', () => {
  expect(Math.max(...everySize.map((svg) => svg.length))).toBeLessThan(8 * 1024)
})

test('coverSvg uses different ids in every cover', () => {
  const ids = everySize.flatMap(idsIn)
  expect(new Set(ids).size).toBe(ids.length)
})

test('coverSvg refers only to ids of the same cover', () => {
  for (const svg of everySize) expect(idsIn(svg)).toEqual(expect.arrayContaining(usedIn(svg)))
})

test.each([
  '"><script>alert(1)</script>',
  "' onload='x",
  '&bomb;',
  ']]>',
  '\u0000\ud800',
  '',
  '🏝️',
  'x'.repeat(20_000),
])('coverSvg writes the name %j without what breaks or means something in SVG', (name) => {
  const root = rootOf(coverSvg({ name, kind: 'Bucket' }))
  expect(root.nodeName).toBe('svg')
  expect(root.querySelectorAll('script, [onload]')).toHaveLength(0)
  expect(root.textContent?.length).toBeLessThan(400)
})

test('coverSvg draws at most two of sun, birds and clouds', () => {
  const birds = /opacity="0.7" d="M[^"]*q/
  const clouds = /opacity="0.[25]" d="M[^"]*q/
  expect(everySize.filter((svg) => birds.test(svg) && clouds.test(svg))).toEqual([])
})

test('coverSvg writes the title only where nothing else fits, and not behind the words of a band', () => {
  const texts = (cover: CoverProps) => rootOf(coverSvg(cover)).querySelectorAll('text').length
  expect(texts({ name: 'Say no more often', kind: 'Chill' })).toBe(1)
  expect(texts({ name: 'Say no more often', kind: 'Chill', ratio: '21/9' })).toBe(0)
  expect(texts({ name: 'Bake bread', kind: 'Chill' })).toBe(0)
})

test('paperOf gives the colour of the paper of an emblem only', () => {
  const paperNamed = (name: string) => paperOf({ name, kind: 'Chill' })
  expect(coverSvg({ name: 'Bake bread', kind: 'Chill' })).toContain(`fill="${paperNamed('Bake bread')}"`)
  expect(paperNamed('Swim in a lake')).toBeUndefined()
  expect(paperNamed('Say no more often')).toBeUndefined()
})

test('coverDataUrl returns the SVG as a data URL', () => {
  const cover = { name: 'Dunes at 100 % & more #1', kind: 'Travel' } as const
  expect(decodeURIComponent(coverDataUrl(cover).replace('data:image/svg+xml,', ''))).toBe(coverSvg(cover))
})
