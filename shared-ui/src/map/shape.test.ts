import { containsPoint, doIntersect, isWithin, shapeOf, shifted, extended } from './shape'

const box = (west: number, east: number) => ({ south: 0, west, north: 10, east })

test('a shape has its bounds', () => {
  const ring = [
    [10, 50],
    [20, -5],
    [12, 60],
  ]
  expect(shapeOf([ring]).bounds).toEqual({ south: -5, west: 10, north: 60, east: 20 })
})

test('bounds intersect if they share a point', () => {
  expect(doIntersect(box(0, 10), box(10, 20))).toBe(true)
  expect(doIntersect(box(0, 10), box(11, 20))).toBe(false)
  expect(doIntersect(shifted(box(-180, -170), 360), box(175, 185))).toBe(true)
})

test('the view is inside of the drawn bounds until the map moves too far', () => {
  const drawn = extended(box(0, 10))
  expect(drawn).toEqual({ south: -10, west: -10, north: 20, east: 20 })
  expect(isWithin(box(10, 20), drawn)).toBe(true)
  expect(isWithin(box(11, 21), drawn)).toBe(false)
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
