import { median } from './statistics'

test.each([
  [[3, 1, 2], 2],
  [[10, 1, 2, 3], 2.5],
  [[7], 7],
])('returns the median of %j as %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})
