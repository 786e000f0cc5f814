import { lngNear, wrapBounds, wrapPoint } from './point'

test.each([
  [190, -170],
  [-190, 170],
  [540, -180],
  [8.5, 8.5],
])('the longitude %d is also %d', (lng, wrapped) => {
  expect(wrapPoint({ lat: 0, lng }).lng).toBe(wrapped)
})

test('rounds a spot to the precision of a click', () => {
  expect(wrapPoint({ lat: 47.3768866, lng: 8.541694 })).toEqual({ lat: 47.3769, lng: 8.5417 })
})

test('bounds across the date line have a west greater than their east', () => {
  expect(wrapBounds({ south: -1, west: 170, north: 1, east: 190 })).toEqual({
    south: -1,
    west: 170,
    north: 1,
    east: -170,
  })
})

test('limits bounds to the world', () => {
  const world = { south: -90, west: -180, north: 90, east: 180 }
  expect(wrapBounds({ south: -95, west: -250, north: 95, east: 250 })).toEqual(world)
})

test('returns the nearest copy of a meridian', () => {
  expect(lngNear(-175, 179)).toBe(185)
  expect(lngNear(175, -179)).toBe(-185)
  expect(lngNear(10, 20)).toBe(10)
})
