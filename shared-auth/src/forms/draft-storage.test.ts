import { draftOf } from './draft-storage'

interface Values {
  name: string
  place: { lat: number } | null
}
const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
const isPlace = (data: unknown) => isObject(data) && 'lat' in data && typeof data.lat === 'number'
const isValues = (data: unknown): data is Values =>
  isObject(data) &&
  'name' in data &&
  typeof data.name === 'string' &&
  'place' in data &&
  (data.place === null || isPlace(data.place))
const draft = (name: string, owner: string | null) => draftOf({ name, owner, isValues })

const values = { name: 'Sahara', place: { lat: 23 } }
const key = 'bucketeer.draft.form'

beforeEach(() => sessionStorage.clear())

test("a draft is its owner's and its form's", () => {
  draft('form', 'amelia').write(values)
  expect(draft('form', 'amelia').read()).toEqual(values)
  expect(draft('form', 'bessie').read()).toBeNull()
  expect(draft('other form', 'amelia').read()).toBeNull()
})

test.each([
  'no JSON',
  'null',
  '{}',
  '{"owner":"amelia"}',
  '{"owner":"amelia","values":{"name":7,"place":null}}',
  '{"owner":"amelia","values":{"name":"Sahara"}}',
  '{"owner":"amelia","values":{"name":"Sahara","place":{"lat":"north"}}}',
])('what is no draft of this form is none: %s', (text) => {
  sessionStorage.setItem(key, text)
  expect(draft('form', 'amelia').read()).toBeNull()
})

test('a browser that stores nothing does no harm', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => draft('form', 'amelia').write(values)).not.toThrow()
  expect(draft('form', 'amelia').read()).toBeNull()
  refuse.mockRestore()
})
