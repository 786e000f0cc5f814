import { boundsAround, splitAtDateLine } from './geometry'

test('bounds contain the circle and are wider far from the equator', () => {
  const [atEquator] = boundsAround({ lat: 0, lng: 10 }, 100)
  const [inNorth] = boundsAround({ lat: 60, lng: 10 }, 100)
  expect(atEquator?.north).toBeCloseTo(0.899, 3)
  expect(atEquator?.east).toBeCloseTo(10.899, 3)
  expect(inNorth?.east).toBeCloseTo(11.799, 3)
})

test('bounds of a circle around a pole have all longitudes', () => {
  expect(boundsAround({ lat: 89.5, lng: 10 }, 100)).toEqual([
    { south: expect.closeTo(88.6, 1), west: -180, north: 90, east: 180 },
  ])
})

test('bounds across the date line are two boxes', () => {
  const sides = [
    { south: -1, west: 179, north: 1, east: 180 },
    { south: -1, west: -180, north: 1, east: -179 },
  ]
  expect(splitAtDateLine({ south: -1, west: 179, north: 1, east: 181 })).toEqual(sides)
  expect(splitAtDateLine({ south: -1, west: -181, north: 1, east: -179 })).toEqual(sides)
  expect(splitAtDateLine({ south: -1, west: 179, north: 1, east: -179 })).toEqual(sides)
})

test('bounds of the whole world are one box', () => {
  const world = { south: -90, west: -180, north: 90, east: 180 }
  expect(splitAtDateLine(world)).toEqual([world])
})
