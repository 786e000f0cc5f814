import { roundDown } from './map-parts'

test.each([
  [1, 1],
  [4.9, 2],
  [5, 5],
  [99, 50],
  [1_234, 1_000],
  [8_700_000, 5_000_000],
])('the bar for %d metres has %d', (metres, shown) => {
  expect(roundDown(metres)).toBe(shown)
})
