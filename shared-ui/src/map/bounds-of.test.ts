import { boundsOf } from './point'

test('boundsOf has all spots', () => {
  const spots = [
    { lat: 47, lng: 8 },
    { lat: -3, lng: 37 },
    { lat: 60, lng: -5 },
  ]
  expect(boundsOf(spots)).toEqual({ south: -3, west: -5, north: 60, east: 37 })
})

test('boundsOf crosses the date line where that is shorter', () => {
  const fijiAndTonga = [
    { lat: -18, lng: 178 },
    { lat: -21, lng: -175 },
  ]
  expect(boundsOf(fijiAndTonga)).toEqual({ south: -21, west: 178, north: -18, east: 185 })
})
