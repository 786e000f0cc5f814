import { dateWords, parseDateText, sinceWords } from './date-text'
import { dayAgo } from './today'

test.each([
  ['2001', '2001-01-01', 'year', 'in 2001'],
  ['05/2001', '2001-05-01', 'month', 'in May 2001'],
  ['3.5.2001', '2001-05-03', 'day', 'on 3 May 2001'],
  ['2001-05-03', '2001-05-03', 'day', 'on 3 May 2001'],
  [' 2001-05 ', '2001-05-01', 'month', 'in May 2001'],
])('reads %p as %s with the precision %s, in words %p', (text, on, precision, inWords) => {
  const date = parseDateText(text)
  expect(date).toEqual({ on, precision })
  expect(date && dateWords(date)).toBe(inWords)
})

test.each(['', 'May', '13/2001', '30.2.2001', '20011'])('does not read %p', (text) => {
  expect(parseDateText(text)).toBeNull()
})

test('says since when, without the present year', () => {
  expect(sinceWords({ on: '2026-05-03', precision: 'day' }, 2026)).toBe('since May')
  expect(sinceWords({ on: '2024-05-01', precision: 'month' }, 2026)).toBe('since May 2024')
  expect(sinceWords({ on: '2024-01-01', precision: 'year' }, 2026)).toBe('since 2024')
  expect(sinceWords({ on: null, precision: 'unknown' }, 2026)).toBeNull()
  expect(dateWords({ on: null, precision: 'unknown' })).toBe('some time ago')
})

test('returns the date of yesterday over the turn of the year', () => {
  expect(dayAgo(1, new Date(2026, 0, 1, 12))).toBe('2025-12-31')
  expect(dayAgo(0, new Date(2026, 10, 5, 0, 30))).toBe('2026-11-05')
})
