import type { DatePrecision, RoughDate } from '@bucketeer/platform/text'
import { loadSharedMessages } from '../messages'
import { typedDate } from './date-field'
import { dateWords, periodWords, targetWords } from './date-words'

const may: RoughDate = { on: '2024-05-03', precision: 'day' }
const as = (precision: DatePrecision): RoughDate => ({
  precision,
  on: { day: '2024-05-03', month: '2024-05-01', season: '2024-06-01', year: '2024-01-01' }[precision],
})
const precisions = ['day', 'month', 'season', 'year'] as const

afterEach(() => loadSharedMessages('en'))

test.each([
  ['en', ['3 May 2024', 'May 2024', 'summer 2024', '2024']],
  ['de', ['3. Mai 2024', 'Mai 2024', 'Sommer 2024', '2024']],
])('periods are written in %s', async (language, expected) => {
  await loadSharedMessages(language)
  expect(precisions.map((precision) => periodWords(as(precision)))).toEqual(expected)
})

test('sentences around dates follow the language', async () => {
  expect([dateWords(may), targetWords(may)]).toEqual(['on 3 May 2024', 'for 3 May 2024'])
  expect(dateWords({ on: null, precision: 'unknown' })).toBe('some time ago')
  await loadSharedMessages('de')
  expect(dateWords(may)).toBe('am 3. Mai 2024')
})

test.each(['en', 'de', 'ar'])('a field reads the dates that the site writes in %s', async (language) => {
  await loadSharedMessages(language)
  for (const precision of precisions)
    expect(typedDate(periodWords(as(precision)), 'past')).toEqual(as(precision))
})
