import { directionFrom, distanceBetween } from './centre-description'

const zurich = { lat: 47.37, lng: 8.55 }

test.each([
  ['Munich', { lat: 48.14, lng: 11.58 }, 242, 'east'],
  ['Milan', { lat: 45.46, lng: 9.19 }, 218, 'south'],
  ['Basel', { lat: 47.56, lng: 7.57 }, 77, 'west'],
  ['Stuttgart', { lat: 48.78, lng: 9.18 }, 164, 'north'],
  ['Geneva', { lat: 46.2, lng: 6.15 }, 224, 'south-west'],
])('from Zürich %s is far away in its direction', (_name, place, kilometres, direction) => {
  expect(Math.round(distanceBetween(zurich, place))).toBe(kilometres)
  expect(directionFrom(zurich, place)).toBe(direction)
})

test('takes the short way across the date line', () => {
  const [west, east] = [
    { lat: 0, lng: 179.5 },
    { lat: 0, lng: -179.5 },
  ]
  expect(Math.round(distanceBetween(west, east))).toBe(111)
  expect(directionFrom(west, east)).toBe('east')
})
