import { specTags } from './spec-tags'

const atTest = (...ids: string[]) => ids.map((id) => ({ id, isAtTest: true }))
const astray = (...ids: string[]) => ids.map((id) => ({ id, isAtTest: false }))

test('reads the tags above a test, on one line or several', () => {
  const source = `
    // @spec S1.2 S3.4
    // @spec S5.6
    test('is proven', () => {})
    // @spec S7.8
    it('is proven, too', () => {})`
  expect(specTags(source)).toEqual(atTest('S1.2', 'S3.4', 'S5.6', 'S7.8'))
})

test('reads the tags of tests within groups, with rows and in loops', () => {
  const source = `
    describe('a Bucket', () => {
      // @spec S1.1
      test('can be saved', async () => { await test.step('by hand', () => {}) })
      // @spec S1.2
      test.each([1, 2])('%s is refused', () => {})
    })
    // @spec S1.3
    for (const width of widths)
      test(\`at \${width} pixels\`, { tag: '@shell' }, () => {})`
  expect(specTags(source)).toEqual(atTest('S1.1', 'S1.2', 'S1.3'))
})

test('reports a tag that is not above a test', () => {
  const source = `
    // @spec S1.1
    const name = 'Kayaking'
    // @spec S1.2

    test('is not directly below', () => {})`
  expect(specTags(source)).toEqual(astray('S1.1', 'S1.2'))
})

test('reports a tag above a group', () => {
  expect(specTags(`// @spec S1.1\ndescribe('x', () => { \n test('y', () => {}) })`)).toEqual(astray('S1.1'))
})

test('reports a tag above a skipped test', () => {
  const source = `
    // @spec S1.1
    test.skip('later', () => {})
    // @spec S1.2
    test.todo('later')
    describe.skip('a group', () => {
      // @spec S1.3
      test('within', () => {})
    })`
  expect(specTags(source)).toEqual(astray('S1.1', 'S1.2', 'S1.3'))
})
