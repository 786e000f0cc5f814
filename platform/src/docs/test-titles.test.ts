import { testTitles } from './test-titles'

test('titles come with the groups they stand in', () => {
  const source = `
    test('alone', () => {})
    describe('a Bucket', () => {
      describe("that is somebody else's", () => { it('is not found', () => {}) })
      test('can be saved', async () => { await test.step('by hand', () => {}) })
    })
    test.describe('a page', () => { test('opens', () => {}) })`
  expect(testTitles(source)).toEqual([
    'alone',
    "a Bucket › that is somebody else's › is not found",
    'a Bucket › can be saved',
    'a page › opens',
  ])
})

test('a title with rows or values in it is as it stands in the source', () => {
  const source = `
    test.each([1, 2])('%s is refused', () => {})
    describe.each(rows)('as $who', () => { test.each\`a\`('sees $a', () => {}) })
    for (const width of widths) test(\`at \${width} pixels\`, () => {})`
  expect(testTitles(source)).toEqual(['%s is refused', 'as $who › sees $a', 'at ${width} pixels'])
})

test('what is skipped is no test', () => {
  expect(testTitles(`test.skip('later', () => {}); describe.skip('x', () => {}); test.todo('y')`)).toEqual([])
})

test('nor is what stands in a skipped group', () => {
  expect(testTitles(`describe.skip('x', () => { test('y', () => {}) })`)).toEqual([])
})
