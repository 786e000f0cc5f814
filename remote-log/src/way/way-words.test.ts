import { aUser } from '@bucketeer/shared-auth/testing'
import { type WayName, wayOf, wayOrders, wayWords } from './way-words'

const ways: WayName[] = ['To Enjoy', 'To Achieve', 'To Enlighten', 'none']

test.each(ways)('%s tells every part and figure of a year once', (way) => {
  const { parts, figures } = wayOrders[way]
  expect(parts.toSorted()).toEqual(['countries', 'photos', 'with'])
  expect(figures.toSorted()).toEqual(['again', 'done', 'firstTimes'])
})

test('each Way has words and an order of its own', () => {
  for (const tell of [
    (way: WayName) => wayWords[way].intro,
    (way: WayName) => wayWords[way].empty,
    (way: WayName) => [...wayOrders[way].parts, ...wayOrders[way].figures].join(' '),
  ])
    expect(new Set(ways.map(tell)).size).toBe(ways.length)
})

test('follows the Way of the user', () => {
  expect(wayOrders[wayOf(aUser({ way: 'To Achieve' }))].figures[0]).toBe('done')
  expect(wayOrders[wayOf(aUser({ way: 'To Enjoy' }))].parts[0]).toBe('photos')
  expect(wayOrders[wayOf(aUser({ way: 'To Enlighten' }))].figures[0]).toBe('firstTimes')
  expect(wayOf(aUser({ way: null }))).toBe('none')
  expect(wayOf(null)).toBe('none')
})

test.each(ways)('%s orders every card of Today once', (way) => {
  expect(wayOrders[way].cards.toSorted()).toEqual([
    'buckets',
    'feed',
    'finish',
    'next',
    'notifications',
    'onThisDay',
  ])
})

test('each Way asks for the next wish in its own words, and has its own order of cards', () => {
  expect(new Set(ways.map((way) => wayWords[way].question)).size).toBe(ways.length)
  expect(new Set(ways.map((way) => wayOrders[way].cards.join(' '))).size).toBe(ways.length)
})
