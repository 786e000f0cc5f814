import { dateOfOwnWords } from './own-words'

const now = new Date(2026, 10, 25)

test.each([
  ['in 2019', '2019-01-01', 'year'],
  ['2019', '2019-01-01', 'year'],
  ['Summer of 2001, I think', '2001-01-01', 'year'],
  ['2001, a year of rain', '2001-01-01', 'year'],
  ['in May 2019', '2019-05-01', 'month'],
  ['05/2019', '2019-05-01', 'month'],
  ['December 1998', '1998-12-01', 'month'],
  ['Sept. 2019', '2019-09-01', 'month'],
  ['jul 2019', '2019-07-01', 'month'],
  ['maybe 2019', '2019-01-01', 'year'],
  ['marathon of 2018', '2018-01-01', 'year'],
  ['on 3.5.2019', '2019-05-03', 'day'],
  ['today', '2026-11-25', 'day'],
  ['Yesterday!', '2026-11-24', 'day'],
  ['last year', '2025-01-01', 'year'],
  ['some 5 years ago', '2021-01-01', 'year'],
  [' ', null, 'unknown'],
])('reads %j', (text, on, precision) => {
  expect(dateOfOwnWords(text, now)).toEqual({ on, precision })
})

test.each(['long ago', '2027', 'in 26 minutes', 'December 2026'])('finds no past date in %j', (text) => {
  expect(dateOfOwnWords(text, now)).toBeUndefined()
})
