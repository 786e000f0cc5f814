import { containsPoint } from './shape'

test('an area contains the spots within its outer ring and outside of its holes', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
  const area = [square(0, 10), square(4, 6)]
  expect(containsPoint(area, { lat: 2, lng: 3 })).toBe(true)
  expect(containsPoint(area, { lat: 5, lng: 5 })).toBe(false)
  expect(containsPoint(area, { lat: 5, lng: 11 })).toBe(false)
  expect(containsPoint(area, { lat: 5, lng: -1 })).toBe(false)
})
