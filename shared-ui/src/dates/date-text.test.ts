import { dateText, dateWords, parseDateText, targetWords } from './date-text'

test.each([
  ['2027', '2027-01-01', 'year'],
  [' 2027 ', '2027-01-01', 'year'],
  ['05/2027', '2027-05-01', 'month'],
  ['5/2027', '2027-05-01', 'month'],
  ['05.2027', '2027-05-01', 'month'],
  ['2027-05', '2027-05-01', 'month'],
  ['3.5.2027', '2027-05-03', 'day'],
  ['03. 05. 2027', '2027-05-03', 'day'],
  ['2027-05-03', '2027-05-03', 'day'],
  ['29.2.2028', '2028-02-29', 'day'],
])('reads %s', (text, on, precision) => {
  expect(parseDateText(text)).toEqual({ on, precision })
})

test.each(['', 'soon', '27', '13/2027', '0/2027', '29.2.2027', '2027-02-30', '0000', '20270', '5/3/2027'])(
  'reads no date from "%s"',
  (text) => {
    expect(parseDateText(text)).toBeUndefined()
  },
)

test.each([
  ['2024-05-03', 'day', 'on 3 May 2024', 'for 3 May 2024', '2024-05-03'],
  ['2024-05-01', 'month', 'in May 2024', 'for May 2024', '05/2024'],
  ['2024-01-01', 'year', 'in 2024', 'for 2024', '2024'],
] as const)('says %s to the %s', (on, precision, past, planned, text) => {
  expect(dateWords({ on, precision })).toBe(past)
  expect(targetWords({ on, precision })).toBe(planned)
  expect(dateText({ on, precision })).toBe(text)
  expect(parseDateText(text)).toEqual({ on, precision })
})

test('says that nobody remembers', () => {
  expect(dateWords({ on: null, precision: 'unknown' })).toBe('some time ago')
})
