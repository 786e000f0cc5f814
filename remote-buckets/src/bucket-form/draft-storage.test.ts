import { draftOf } from './draft-storage'

const values = { name: 'Sahara', description: 'Sleep under stars.', picture: null }
const key = 'bucketeer.draft.form'

beforeEach(() => sessionStorage.clear())

test("a draft is its owner's and its form's", () => {
  draftOf('form', 'amelia').write(values)
  expect(draftOf('form', 'amelia').read()).toEqual(values)
  expect(draftOf('form', 'bessie').read()).toBeNull()
  expect(draftOf('other form', 'amelia').read()).toBeNull()
})

test.each(['no JSON', 'null', '{}', '{"owner":"amelia"}', '{"owner":"amelia","values":{"name":7}}'])(
  'what is no draft is none: %s',
  (text) => {
    sessionStorage.setItem(key, text)
    expect(draftOf('form', 'amelia').read()).toBeNull()
  },
)

test('a browser that stores nothing does no harm', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => draftOf('form', 'amelia').write(values)).not.toThrow()
  expect(draftOf('form', 'amelia').read()).toBeNull()
  refuse.mockRestore()
})
