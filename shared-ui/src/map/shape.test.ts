import { containsPoint, shapeOf } from './shape'

test('a shape has its bounds', () => {
  const ring = [
    [10, 50],
    [20, -5],
    [12, 60],
  ]
  expect(shapeOf([ring]).bounds).toEqual({ south: -5, west: 10, north: 60, east: 20 })
})

test('an area contains the spots within its outer ring and outside of its holes', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
  const area = shapeOf([square(0, 10), square(4, 6)])
  expect(containsPoint(area, { lat: 2, lng: 3 })).toBe(true)
  expect(containsPoint(area, { lat: 5, lng: 5 })).toBe(false)
  expect(containsPoint(area, { lat: 5, lng: 11 })).toBe(false)
  expect(containsPoint(area, { lat: 5, lng: -1 })).toBe(false)
})
