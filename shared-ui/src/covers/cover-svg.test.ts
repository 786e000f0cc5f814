import { coverKinds } from './cover-kind'
import { coverDataUrl, coverSvg } from './cover-svg'

const names = Array.from({ length: 120 }, (_, index) => `Bucket number ${index}`)
const everySize = names.flatMap((name, index) => {
  const kind = coverKinds[index % coverKinds.length] ?? 'Bucket'
  return [coverSvg({ name, kind }), coverSvg({ name, kind, ratio: '21/9' })]
})

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const usedIn = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
const rootOf = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

test('the same name and kind always give the same cover', () => {
  expect(coverSvg({ name: 'Surf in Portugal', kind: 'Activity' })).toBe(
    coverSvg({ name: 'Surf in Portugal', kind: 'Activity' }),
  )
})

test('capitals and surrounding spaces do not change a cover', () => {
  expect(coverSvg({ name: ' hike the ALPS ', kind: 'Travel' })).toBe(
    coverSvg({ name: 'Hike the Alps', kind: 'Travel' }),
  )
})

test('another name, kind or ratio gives another cover', () => {
  const cover = coverSvg({ name: 'Lakes', kind: 'Chill' })
  expect(coverSvg({ name: 'Laken', kind: 'Chill' })).not.toBe(cover)
  expect(coverSvg({ name: 'Lakes', kind: 'Travel' })).not.toBe(cover)
  expect(coverSvg({ name: 'Lakes', kind: 'Chill', ratio: '21/9' })).not.toBe(cover)
  expect(new Set(everySize).size).toBe(everySize.length)
})

test('every cover is a well-formed drawing without broken numbers', () => {
  for (const svg of everySize) {
    expect(rootOf(svg).nodeName).toBe('svg')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('every cover stays under six kilobytes', () => {
  expect(Math.max(...everySize.map((svg) => svg.length))).toBeLessThan(6 * 1024)
})

test('ids never clash, even with all covers on one page', () => {
  const ids = everySize.flatMap(idsIn)
  expect(new Set(ids).size).toBe(ids.length)
})

test('whatever a cover refers to is in it', () => {
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
])('a name like %j is safe and never stands in the drawing', (name) => {
  const svg = coverSvg({ name, kind: 'Bucket' })
  expect(rootOf(svg).nodeName).toBe('svg')
  expect(svg).not.toMatch(/script|onload|bomb|\]\]|x{9}/)
})

test('the address of a cover decodes to its drawing', () => {
  const cover = { name: 'Dunes at 100 % & more #1', kind: 'Travel' } as const
  expect(decodeURIComponent(coverDataUrl(cover).replace('data:image/svg+xml,', ''))).toBe(coverSvg(cover))
})
