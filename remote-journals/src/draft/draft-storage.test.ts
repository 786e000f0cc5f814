import { draftOf } from './draft-storage'

interface Note {
  text: string
}
const isNote = (data: unknown): data is Note =>
  typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string'
const draft = (owner: string, name = 'form') => draftOf({ name, owner, isValues: isNote })

beforeEach(() => localStorage.clear())

test("a draft is its owner's and its form's", () => {
  expect(draft('amelia').write({ text: 'Sahara' })).toBe(true)
  expect(draft('amelia').read()).toEqual({ text: 'Sahara' })
  expect(draft('bessie').read()).toBeNull()
  expect(draft('amelia', 'other form').read()).toBeNull()
})

test('one person does not take the draft of another', () => {
  draft('amelia').write({ text: 'Sahara' })
  draft('bessie').clear()
  expect(draft('amelia').read()).toEqual({ text: 'Sahara' })
})

test.each(['no JSON', 'null', '{}', '{"text":7}'])('what is no draft is none: %s', (text) => {
  draft('amelia').write({ text: 'Sahara' })
  localStorage.setItem(localStorage.key(0) ?? '', text)
  expect(draft('amelia').read()).toBeNull()
})

test('a browser that stores nothing does no harm, and says so', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(draft('amelia').write({ text: 'Sahara' })).toBe(false)
  expect(draft('amelia').read()).toBeNull()
  refuse.mockRestore()
})
