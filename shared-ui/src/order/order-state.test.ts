import { arranged, nextOrder } from './order-editor'

const ids = (letters: string) => [...letters]

test.each([
  ['shows the present order before the first action', '', 'abc', 'abc'],
  ['keeps the arrangement', 'cab', 'abc', 'cab'],
  ['puts what is added at the end there', 'cab', 'abcd', 'cabd'],
  ['puts what is added at the start there', 'cab', 'dabc', 'dcab'],
  ['leaves out what is gone', 'cab', 'bc', 'cb'],
  ['does both', 'dcab', 'acde', 'dcae'],
  ['has nothing without entries', 'cab', '', ''],
])('%s', (_title, order, present, expected) => {
  expect(arranged(ids(order), ids(present)).join('')).toBe(expected)
})

test('moves an entry that was added after the last move', () => {
  const former = { order: ids('cab'), dragged: null, moved: null }
  const { order } = nextOrder(former, ids('abcd'), { do: 'move', id: 'd', to: 0 })
  expect(order.join('')).toBe('dcab')
})
