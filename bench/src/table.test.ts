import { formatTable } from './table'

test('aligns the columns and marks each row that has a goal as met or missed', () => {
  const text = formatTable({
    name: 'calls',
    title: 'Calls',
    goal: 'at most 2 ms',
    columns: ['call', 'p50'],
    rows: [
      { cells: ['a Bucket', '1 ms'], met: true },
      { cells: ['Kicks', '3 ms'], met: false },
      { cells: ['all', '10 ms'] },
    ],
  })
  expect(text.split('\n')).toEqual([
    'Calls',
    '  goal: at most 2 ms',
    '  call      p50',
    '  a Bucket  1 ms   ✓',
    '  Kicks     3 ms   ✗',
    '  all       10 ms',
  ])
})
