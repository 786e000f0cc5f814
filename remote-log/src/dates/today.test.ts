import { dayAgo } from './today'

test('returns the date of yesterday over the turn of the year', () => {
  expect(dayAgo(1, new Date(2026, 0, 1, 12))).toBe('2025-12-31')
  expect(dayAgo(0, new Date(2026, 10, 5, 0, 30))).toBe('2026-11-05')
})
