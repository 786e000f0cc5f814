import { keys } from '@bucketeer/shared-auth'
import { aKick, newClient } from '@bucketeer/shared-auth/testing'
import type { InfiniteData } from '@tanstack/react-query'
import { anEntry } from '../testing/log-server'
import type { LogEntry } from './entry'
import { forgetEntry, showEntry } from './log-cache'
import { type LogFilter, logKeys } from './log-queries'

const at = (_id: string, on: string | null, precision: LogEntry['precision'] = 'day') =>
  anEntry({ _id, on, precision })
const pagesOf = (items: LogEntry[][], isWhole = true) => ({
  pages: items.map((page, index) => ({
    items: page,
    next: index < items.length - 1 || !isWhole ? `after ${index}` : null,
  })),
  pageParams: items.map(() => ''),
})

/** Fills a list of pages, shows an entry, and returns the ids of each page. */
const shownIn = (entry: LogEntry, pages: LogEntry[][], { filter = {} as LogFilter, isWhole = true } = {}) => {
  const cache = newClient()
  cache.setQueryData(logKeys.list(filter), pagesOf(pages, isWhole))
  showEntry(cache, entry, null)
  const data = cache.getQueryData<InfiniteData<{ items: LogEntry[] }>>(logKeys.list(filter))
  return data?.pages.map(({ items }) => items.map(({ _id }) => _id))
}
const pages = [
  [at('a', '2024-05-03'), at('b', '2024-05-01', 'month')],
  [at('c', '2023-01-01'), at('d', null, 'unknown')],
]

test.each([
  [
    'the newest',
    at('x', '2025-01-01'),
    [
      ['x', 'a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'one of the same day that is finer',
    at('x', '2024-05-01'),
    [
      ['a', 'x', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'one of the same day and fineness that is newer',
    at('b2', '2024-05-01', 'month'),
    [
      ['a', 'b2', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'one that is at its place',
    at('b', '2024-05-01', 'month'),
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['one that moves to another page', at('a', '2022-01-01'), [['b'], ['c', 'a', 'd']]],
  [
    'one of unknown date that is older',
    at('0', null, 'unknown'),
    [
      ['a', 'b'],
      ['c', 'd', '0'],
    ],
  ],
])('puts %s into its place', (_, entry, expected) => {
  expect(shownIn(entry, pages)).toEqual(expected)
})

test('keeps the last loaded entry where it is', () => {
  const last = at('a', '2024-05-03')
  expect(shownIn({ ...last, note: 'Cold' }, [[last]], { isWhole: false })).toEqual([['a']])
})

test('leaves out an entry whose page is not loaded', () => {
  expect(shownIn(at('x', '1999-01-01'), [[at('a', '2024-05-03')]], { isWhole: false })).toEqual([['a']])
})

test('puts the first entry into an empty log', () => {
  expect(shownIn(at('x', '1999-01-01'), [[]])).toEqual([['x']])
})

test.each<[string, LogFilter, Partial<LogEntry>]>([
  ['year', { year: 2024 }, { on: '2023-05-01' }],
  ['category', { category: 'Chill' }, {}],
  ['country', { country: 'Japan' }, {}],
  ['companion', { with: 'Tom' }, { with: [{ name: 'Ida' }] }],
])('removes an entry from the list of another %s', (_, filter, change) => {
  const entry = anEntry({ _id: 'a', ...change })
  expect(shownIn(entry, [[at('a', '2024-05-03')]], { filter })).toEqual([[]])
})

test('keeps an entry in the list of its year, category, country and companion', () => {
  const kick = aKick({ category: 'Travel', country: 'Austria' })
  const filter = { year: 2024, category: 'Travel', country: 'Austria', with: 'Jose\u0301' } as const
  const entry = anEntry({ _id: 'a', kick, with: [{ name: 'José' }] })
  expect(shownIn(entry, [[]], { filter })).toEqual([['a']])
})

const watched = () => {
  const cache = newClient()
  const queries = {
    log: logKeys.list({}),
    years: [...keys.log.all, 'years'],
    kick: keys.kicks.detail(aKick()._id),
  }
  for (const queryKey of Object.values(queries)) cache.setQueryData(queryKey, pagesOf([[]]))
  return { cache, isStale: (name: keyof typeof queries) => cache.getQueryState(queries[name])?.isInvalidated }
}

test('does not invalidate years and counts after a change of the note', () => {
  const { cache, isStale } = watched()
  showEntry(cache, anEntry({ note: 'Cold' }), anEntry())
  expect([isStale('log'), isStale('years'), isStale('kick')]).toEqual([false, false, false])
})

test('invalidates years and counts, but no list, after a new date or entry', () => {
  const { cache, isStale } = watched()
  showEntry(cache, anEntry({ on: '2020-05-01' }), anEntry())
  expect([isStale('log'), isStale('years'), isStale('kick')]).toEqual([false, true, true])
  const other = watched()
  showEntry(other.cache, anEntry(), null)
  expect([other.isStale('log'), other.isStale('years'), other.isStale('kick')]).toEqual([false, true, true])
})

test('removes a deleted entry from the lists', () => {
  const { cache, isStale } = watched()
  showEntry(cache, anEntry({ _id: 'a' }), null)
  forgetEntry(cache, anEntry({ _id: 'a' }))
  expect(cache.getQueryData(logKeys.list({}))).toEqual(pagesOf([[]]))
  expect(cache.getQueryData(logKeys.entry('a'))).toBeUndefined()
  expect(isStale('years')).toBe(true)
})
