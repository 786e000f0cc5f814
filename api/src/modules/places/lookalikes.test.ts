import { lookalikes } from './lookalikes'
import { misspelledStarts } from './misspellings'
import { spellingDistance } from './spelling-distance'

test.each([
  ['york', 'york', 0],
  ['york', 'yrok', 1],
  ['york', 'yok', 1],
  ['york', 'yorck', 1],
  ['york', 'cork', 1],
  ['york', 'roky', 3],
  ['', 'york', 4],
  ['york', '', 4],
])('from %s to %s it is %i mistakes', (one, other, mistakes) => {
  expect(spellingDistance(one, other)).toBe(mistakes)
})

test('who typed yrok may have meant york, and what else is one mistake away', () => {
  const starts = misspelledStarts('yrok')
  expect(starts).toEqual(expect.arrayContaining(['yrok', 'york', 'rok', 'yro', 'brok', 'yerok']))
  expect(starts).not.toContain('yrokx')
  expect(starts.every((start) => spellingDistance('yrok', start) <= 1)).toBe(true)
})

test('mistakes are looked for in the first eight letters, whatever the script', () => {
  expect(misspelledStarts('philadelfia')).toContain('philadel')
  expect(misspelledStarts('нью йрок')).toContain('нью йорк')
})

const name = (placeId: number, name: string, population: number) => ({ placeId, name, population })

test('the most alike come first, of these the larger, each place once', () => {
  const names = [name(1, 'bern', 100), name(2, 'berlin', 500), name(3, 'berlin', 900), name(3, 'berlim', 900)]
  expect(lookalikes('berln', names)).toEqual([3, 2, 1])
})

test('a name that goes on after what was typed counts, but less than a whole one', () => {
  expect(lookalikes('new yro', [name(1, 'new york city', 900), name(2, 'new yor', 1)])).toEqual([2, 1])
})

test('what is too different is another name', () => {
  expect(lookalikes('paris', [name(1, 'berlin', 900), name(2, 'parma', 100)])).toEqual([])
})
