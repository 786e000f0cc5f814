import { addDays, firstDayOfPeriod, isDay, localDay, newestFirst, utcDay } from './periods'

test.each([
  ['2027-05-17', 'day', '2027-05-17'],
  ['2027-05-17', 'month', '2027-05-01'],
  ['2027-05-17', 'season', '2027-03-01'],
  ['2027-06-01', 'season', '2027-06-01'],
  ['2027-11-30', 'season', '2027-09-01'],
  ['2027-12-24', 'season', '2027-12-01'],
  ['2028-02-29', 'season', '2027-12-01'],
  ['2027-05-17', 'year', '2027-01-01'],
] as const)('%s is in the %s from %s', (on, precision, first) => {
  expect(firstDayOfPeriod(on, precision)).toBe(first)
})

test.each([
  ...['2027-05-03', '2000-02-29', '0001-01-01', '9999-12-31'].map((text) => [text, true] as const),
  ...['0000-01-01', '2027-02-29', '2027-13-01', '2027-5-3', '10000-01-01', '2027-05-03T00:00:00Z', ''].map(
    (text) => [text, false] as const,
  ),
])('knows whether %j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('sorts newest first, on one day finer dates first, and unknown ones last', () => {
  const dates = [
    { on: null, precision: 'unknown' },
    { on: '2027-01-01', precision: 'year' },
    { on: '2027-06-01', precision: 'season' },
    { on: '2027-06-01', precision: 'month' },
    { on: '2027-06-01', precision: 'day' },
    { on: '2027-12-01', precision: 'season' },
  ] as const
  const expected = [5, 4, 3, 2, 1, 0].map((index) => dates[index])
  expect(dates.toSorted(newestFirst)).toEqual(expected)
})

test('adds days over leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

// Jest has one time zone for a whole process, so the moment is near both turns of the day.
test('returns the day of a moment where the user is, and in UTC', () => {
  expect(localDay(new Date(2026, 10, 5, 0, 30))).toBe('2026-11-05')
  expect(localDay(new Date(2026, 10, 5, 23, 30))).toBe('2026-11-05')
  expect(utcDay(new Date('2026-11-05T23:30:00Z'))).toBe('2026-11-05')
})
