import { spellingDistance } from '../../contract/spelling-distance'
import { placesWithSimilarNames, possiblePrefixes } from './similar-names'

test.each([
  ['york', 'york', 0],
  ['york', 'yrok', 1],
  ['york', 'yok', 1],
  ['york', 'yorck', 1],
  ['york', 'cork', 1],
  ['york', 'roky', 3],
  ['', 'york', 4],
  ['york', '', 4],
])('spellingDistance of %s and %s is %i', (one, other, mistakes) => {
  expect(spellingDistance(one, other)).toBe(mistakes)
})

test('possiblePrefixes of yrok are york and others one edit away', () => {
  const starts = possiblePrefixes('yrok')
  expect(starts).toEqual(expect.arrayContaining(['yrok', 'york', 'rok', 'yro', 'brok', 'yerok']))
  expect(starts).not.toContain('yrokx')
  expect(starts.every((start) => spellingDistance('yrok', start) <= 1)).toBe(true)
})

test('possiblePrefixes have edits in the first eight letters, in any script', () => {
  expect(possiblePrefixes('philadelfia')).toContain('philadel')
  expect(possiblePrefixes('нью йрок')).toContain('нью йорк')
})

const name = (placeId: number, name: string, prominence: number) => ({ placeId, name, prominence })

test('placesWithSimilarNames sorts by similarity, then by prominence, with each place once', () => {
  const names = [name(1, 'bern', 100), name(2, 'berlin', 500), name(3, 'berlin', 900), name(3, 'berlim', 900)]
  expect(placesWithSimilarNames('berln', names)).toEqual([3, 2, 1])
})

test('placesWithSimilarNames ranks a longer name with the query as prefix below a full match', () => {
  expect(placesWithSimilarNames('new yro', [name(1, 'new york city', 900), name(2, 'new yor', 1)])).toEqual([
    2, 1,
  ])
})

test('placesWithSimilarNames leaves out names that differ too much', () => {
  expect(placesWithSimilarNames('paris', [name(1, 'berlin', 900), name(2, 'parma', 100)])).toEqual([])
})
