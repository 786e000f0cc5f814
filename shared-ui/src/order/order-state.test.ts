import { arranged, nextOrder } from './order-state'

const entries = (names: string) => [...names].map((name) => ({ id: name, name }))
const names = (order: readonly { name: string }[]) => order.map(({ name }) => name).join('')

describe('arranged', () => {
  test.each([
    ['shows the present order before the first action', '', 'abc', 'abc'],
    ['keeps the arrangement', 'cab', 'abc', 'cab'],
    ['puts what is added at the end there', 'cab', 'abcd', 'cabd'],
    ['puts what is added at the start there', 'cab', 'dabc', 'dcab'],
    ['leaves out what is gone', 'cab', 'bc', 'cb'],
    ['does both', 'dcab', 'acde', 'dcae'],
    ['has nothing without entries', 'cab', '', ''],
  ])('%s', (_title, order, present, expected) => {
    expect(names(arranged(entries(order), entries(present)))).toBe(expected)
  })

  test('takes over a new name', () => {
    expect(arranged(entries('ba'), [{ id: 'a', name: 'Alps' }, ...entries('b')])).toEqual([
      { id: 'b', name: 'b' },
      { id: 'a', name: 'Alps' },
    ])
  })
})

test('moves an entry that was added after the last move', () => {
  const former = { order: entries('cab'), dragged: null, moved: null }
  const { order } = nextOrder(former, entries('abcd'), { do: 'move', id: 'd', to: 0, button: 'first' })
  expect(names(order)).toBe('dcab')
})
