import { lineThrough } from './area-layer'

test('a line begins near the centre of the map and crosses the date line by the shorter way', () => {
  const tokyo = { lat: 35.7, lng: 139.7 }
  const honolulu = { lat: 21.3, lng: -157.9 }
  expect(lineThrough([tokyo, honolulu], 100)).toEqual([tokyo, { lat: 21.3, lng: 202.1 }])
  expect(lineThrough([tokyo, honolulu], -200)).toEqual([{ lat: 35.7, lng: -220.3 }, honolulu])
})
