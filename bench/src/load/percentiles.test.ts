import { median, percentile } from './percentiles'

test('a percentile is one of the values, and so many of a hundred do not exceed it', () => {
  const values = [5, 1, 4, 2, 3]
  expect(median(values)).toBe(3)
  expect(percentile(values, 99)).toBe(5)
  expect(percentile(values, 20)).toBe(1)
  expect(percentile([], 50)).toBe(0)
})
