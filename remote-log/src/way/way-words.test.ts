import { aUser } from '@bucketeer/shared-auth/testing'
import { type WayName, wayWords, wordsOf } from './way-words'

const ways: WayName[] = ['To Enjoy', 'To Achieve', 'To Enlighten', 'none']

test.each(ways)('%s tells every part and figure of a year once', (way) => {
  const { parts, figures } = wayWords[way].year
  expect(parts.toSorted()).toEqual(['countries', 'photos', 'with'])
  expect(figures.toSorted()).toEqual(['again', 'done', 'firstTimes'])
})

test('each Way has words and an order of its own', () => {
  const years = ways.map((way) => wayWords[way].year)
  for (const tell of [
    ({ intro }: (typeof years)[number]) => intro,
    ({ empty }: (typeof years)[number]) => empty,
    ({ parts, figures }: (typeof years)[number]) => [...parts, ...figures].join(' '),
  ])
    expect(new Set(years.map(tell)).size).toBe(ways.length)
})

test('follows the Way of the user', () => {
  expect(wordsOf(aUser({ way: 'To Achieve' })).year.figures[0]).toBe('done')
  expect(wordsOf(aUser({ way: 'To Enjoy' })).year.parts[0]).toBe('photos')
  expect(wordsOf(aUser({ way: 'To Enlighten' })).year.figures[0]).toBe('firstTimes')
  expect(wordsOf(aUser({ way: null }))).toBe(wayWords.none)
  expect(wordsOf(null)).toBe(wayWords.none)
})

test.each(ways)('%s orders every card of Today once', (way) => {
  expect(wayWords[way].today.cards.toSorted()).toEqual(['buckets', 'finish', 'next', 'onThisDay'])
})

test('each Way asks for the next wish in its own words, and has its own order of cards', () => {
  const todays = ways.map((way) => wayWords[way].today)
  expect(new Set(todays.map(({ question }) => question)).size).toBe(ways.length)
  expect(new Set(todays.map(({ cards }) => cards.join(' '))).size).toBe(ways.length)
})
