import { datedLines } from './dated-lines'
import { isKnownDate, periodWords } from './periods'
import { readDate } from './read-date'

const today = '2026-11-27'
const readIn = (locale: string) => (text: string) =>
  readDate(text, { locale, today })
    .filter(isKnownDate)
    .filter(({ on }) => on <= today)

/** Returns each line as 'date: text', with a slash between the dates that it may mean. */
const read = (lines: readonly string[], locale = 'en-GB') =>
  datedLines(lines.join('\n'), readIn(locale)).map(({ text, date }) => {
    const dates = readIn(locale)(date).map(periodWords)
    return dates.length > 0 ? `${dates.join(' / ')}: ${text}` : text
  })

/** A line beside one without a date. */
const readLine = (line: string, locale?: string) => read(['Something else', line], locale)[1]

test.each([
  ['2016 Preikestolen', '2016: Preikestolen'],
  ['2016: Preikestolen', '2016: Preikestolen'],
  ['2016 – Preikestolen', '2016: Preikestolen'],
  ['2016 - Preikestolen', '2016: Preikestolen'],
  ['2016-Preikestolen', '2016: Preikestolen'],
  ['2016\tPreikestolen', '2016: Preikestolen'],
  ['2016;Preikestolen', '2016: Preikestolen'],
  ['2016, Preikestolen', '2016: Preikestolen'],
  ['2016 | Preikestolen', '2016: Preikestolen'],
  ['(2016) Preikestolen', '2016: Preikestolen'],
  ['[2016] Preikestolen', '2016: Preikestolen'],
  ['**2016** Preikestolen', '2016: Preikestolen'],
  ['- 2016 Preikestolen', '2016: Preikestolen'],
  ['• 2016 Preikestolen', '2016: Preikestolen'],
  ['In 2016: Preikestolen', '2016: Preikestolen'],
  ['2016 in the rain', '2016: in the rain'],
  ['2016 100 km by bike', '2016: 100 km by bike'],
  ['2016: 3 peaks', '2016: 3 peaks'],
  ['Louvre 2017', '2017: Louvre'],
  ['Louvre, 2017', '2017: Louvre'],
  ['Louvre (2017)', '2017: Louvre'],
  ['Louvre – 2017.', '2017: Louvre'],
  ['Louvre in 2017', '2017: Louvre'],
  ['Louvre in May 2017', 'May 2017: Louvre'],
  ['Louvre on 3 May 2017', '3 May 2017: Louvre'],
  ['Route 66 2017', '2017: Route 66'],
  ['Toy Story 3 2010', '2010: Toy Story 3'],
  ['March 2015 – Iceland', 'March 2015: Iceland'],
  ['Mar. 2015 Iceland', 'March 2015: Iceland'],
  ['2015 March 3 Iceland', '3 March 2015: Iceland'],
  ['Iceland, March 2015', 'March 2015: Iceland'],
  ['May 3rd, 2015: Iceland', '3 May 2015: Iceland'],
  ['Saturday the 2nd of May 2015, Iceland', '2 May 2015: Iceland'],
  ['summer 2015 Iceland', 'summer 2015: Iceland'],
  ['winter 2015/16 Iceland', 'winter 2015: Iceland'],
  ['05/2015 Iceland', 'May 2015: Iceland'],
  ['2015-05-03 Iceland', '3 May 2015: Iceland'],
  ['3.5.2015 Iceland', '3 May 2015: Iceland'],
  ['3. 5. 2015 Iceland', '3 May 2015: Iceland'],
  ['Iceland 3/5/2015', '3 May 2015: Iceland'],
  // Months of other languages, also in an English browser.
  ['- Mai 2018: Rom', 'May 2018: Rom'],
  ['3. März 2018 Rom', '3 March 2018: Rom'],
  ['Rom im August 2018', 'August 2018: Rom'],
  ['août 2018 : Rome', 'August 2018: Rome'],
  ['3 de mayo de 2018 - Roma', '3 May 2018: Roma'],
  ['Sommer 2018: Rom', 'summer 2018: Rom'],
  ['Рим, май 2018', 'May 2018: Рим'],
  ['12 sierpnia 2018 Rzym', '12 August 2018: Rzym'],
  // Other scripts.
  ['2018年 東京', '2018: 東京'],
  ['2018年5月東京', 'May 2018: 東京'],
  ['東京 2018年5月3日', '3 May 2018: 東京'],
  ['2018년 5월 서울', 'May 2018: 서울'],
  ['２０１８　京都', '2018: 京都'],
  ['٢٠١٨ روما', '2018: روما'],
  ['روما ٢٠١٨', '2018: روما'],
  ['2018 רומא', '2018: רומא'],
  ['२०१८ रोम', '2018: रोम'],
])('reads %j as %j', (line, expected) => {
  expect(readLine(line)).toBe(expected)
})

test.each([
  ['مايو ٢٠١٨ روما', 'May 2018: روما', 'ar'],
  ['Mayıs 2018: Roma', 'May 2018: Roma', 'tr'],
  ['toukokuu 2018 Rooma', 'May 2018: Rooma', 'fi'],
])('reads %j as %j in a browser of its language', (line, expected, locale) => {
  expect(readLine(line, locale)).toBe(expected)
})

test('keeps both dates that a line may mean', () => {
  expect(readLine('3/5/2016 Rome', 'en-US')).toBe('3 May 2016 / 5 March 2016: Rome')
})

test.each([
  '2000 km by bike',
  'Run 2000 m',
  '1990s party',
  '2016-2018 Studies',
  '2016 - 2018 Studies',
  '2016–18 Studies',
  'Studies 2016 - 2018',
  'Studies 2016-2018',
  'Learn to sail before 2016',
  'Mars 2049',
  'A2016',
  'Win $2000',
  'May day parade',
  'Rome 2016, with Tom',
  'Buy a 2016 wine from Rome',
])('leaves %j as it is', (line) => {
  expect(readLine(line)).toBe(line)
})

describe('a date above other lines', () => {
  test.each([
    ['a year', ['2016', 'Rome', '- Oslo', '2017', 'Paris'], ['2016: Rome', '2016: Oslo', '2017: Paris']],
    ['in Markdown', ['## 2016', '- Rome', '- Oslo'], ['2016: Rome', '2016: Oslo']],
    ['with a colon', ['In 2016:', 'Rome', 'Oslo'], ['2016: Rome', '2016: Oslo']],
    ['a month', ['May 2016', 'Rome', 'Oslo'], ['May 2016: Rome', 'May 2016: Oslo']],
    ['other digits', ['٢٠١٦', 'روما'], ['2016: روما']],
    ['beside a line of its own', ['2016', 'Rome', 'Oslo 2019'], ['2016: Rome', '2019: Oslo']],
    ['below lines without one', ['Rome', '2016', 'Oslo'], ['Rome', '2016: Oslo']],
    [
      'a year, with months below',
      ['2015', 'March – Iceland', '3 May: Rome', 'Oslo, summer', 'Winter', 'A: B'],
      ['March 2015: Iceland', '3 May 2015: Rome', 'summer 2015: Oslo', '2015: Winter', '2015: A: B'],
    ],
  ])('dates them: %s', (_name, lines, expected) => {
    expect(read(lines)).toEqual(expected)
  })
})

test.each([
  ['a numbered list', ['1. 2016 Rome', '2. 2017 Oslo'], ['2016: Rome', '2017: Oslo']],
  [
    'a numbered list of months',
    ['1. May 2016 Rome', '2. May 2017 Oslo'],
    ['May 2016: Rome', 'May 2017: Oslo'],
  ],
  ['days', ['1. Mai 2016 Rom', '7. Mai 2017 Oslo'], ['1 May 2016: Rom', '7 May 2017: Oslo']],
  ['days with marks', ['- 1. Mai 2016 Rom', '- 7. Mai 2017 Oslo'], ['1 May 2016: Rom', '7 May 2017: Oslo']],
  ['boxes', ['[x] 2016 Rome', '[ ] Oslo (2017)'], ['2016: Rome', '2017: Oslo']],
])('takes marks off, but no dates: %s', (_name, lines, expected) => {
  expect(read(lines)).toEqual(expected)
})

test.each([
  ['Louvre in 2014', '2014: Louvre'],
  ['Louvre (2014)', '2014: Louvre'],
  ['2014: Louvre', '2014: Louvre'],
  ['May 2014 Louvre', 'May 2014: Louvre'],
  ['Swim on 3 May 2024', '3 May 2024: Swim'],
  ['Expo 2000', 'Expo 2000'],
  ['2001 A Space Odyssey', '2001 A Space Odyssey'],
  ['1984', '1984'],
  ['in 2014', 'in 2014'],
  ['Mars in 2049', 'Mars in 2049'],
  ['A walk in the rain', 'A walk in the rain'],
])('reads a single line only when it is certain: %j', (line, expected) => {
  expect(read([line])).toEqual([expected])
})

test('reads an ambiguous date of a single line as part of its name', () => {
  expect(read(['Rome 3/5/2016'], 'en-US')).toEqual(['Rome 3/5/2016'])
})
