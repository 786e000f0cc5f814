import { removeDrafts } from './draft-keys'
import { draftOf, keptDrafts } from './use-draft'

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

const values = { name: 'Sahara', place: { lat: 23 } }
const malformed = [
  'no JSON',
  'null',
  '{}',
  '{"name":7,"place":null}',
  '{"name":"Sahara"}',
  '{"name":"Sahara","place":{"lat":"north"}}',
]

beforeEach(() => localStorage.clear())

describe('draftOf', () => {
  const draft = (owner: string | null, name = 'form') => draftOf({ name, owner, isValues })

  test('belongs to its owner and its form', () => {
    expect(draft('amelia').write(values)).toBe(true)
    draft('bessie').clear()
    expect(draft('amelia').read()).toEqual(values)
    expect(draft('bessie').read()).toBeNull()
    expect(draft(null).read()).toBeNull()
    expect(draft('amelia', 'other form').read()).toBeNull()
    draft('amelia').clear()
    expect(localStorage).toHaveLength(0)
  })

  test('reports that the browser blocks storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(draft('amelia').write(values)).toBe(false)
    expect(draft('amelia').read()).toBeNull()
    refuse.mockRestore()
  })

  test.each([
    ['amelia', 'bucketeer.draft.form.amelia'],
    [null, 'bucketeer.draft.form.nobody'],
  ])('a draft is found: owner %s', (owner, key) => {
    localStorage.setItem(key, '{"path":"/","values":{"name":"Sahara","place":{"lat":23}}}')
    expect(draft(owner).read()).toEqual(values)
  })

  test.each([...malformed, ...malformed.map((text) => `{"path":"/","values":${text}}`)])(
    'malformed values are ignored: %s',
    (text) => {
      localStorage.setItem('bucketeer.draft.form.amelia', text)
      expect(draft('amelia').read()).toBeNull()
    },
  )
})

test('removeDrafts removes the drafts of one user and nothing else', () => {
  draftOf({ name: 'form', owner: 'amelia', isValues }).write(values)
  draftOf({ name: 'form', owner: 'bessie', isValues }).write(values)
  localStorage.setItem('bucketeer.mode.amelia', 'dark')
  removeDrafts('amelia')
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'bucketeer.draft.form.bessie',
    'bucketeer.mode.amelia',
  ])
})

describe('keptDrafts', () => {
  const isTitled = (data: unknown): data is { title: string } => isObject(data) && 'title' in data
  const keep = (name: string, owner: string, title: string, path?: null) =>
    draftOf({ name, owner, path, isValues: isTitled }).write({ title })

  test('lists what the device keeps of a user, with the page and the title', () => {
    window.history.replaceState(null, '', '/journal/create')
    keep('journal-create', 'amelia', 'Night trains')
    window.history.replaceState(null, '', '/journal/7/story')
    keep('story-of.7', 'amelia', ' ')
    keep('story-of.7', 'bessie', 'Hers')
    keep('wishes', 'amelia', 'Unlisted', null)
    expect(keptDrafts('amelia').toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path: '/journal/7/story', title: null },
      { path: '/journal/create', title: 'Night trains' },
    ])
  })

  test('lists a draft with the address that it was given', () => {
    const path = '/log/7'
    draftOf({ name: 'log-entry.7', owner: 'amelia', path, isValues: isTitled }).write({
      title: 'Lake',
    })
    expect(keptDrafts('amelia')).toEqual([{ path: '/log/7', title: 'Lake' }])
  })

  test('leaves out values of other forms and text that is no JSON', () => {
    localStorage.setItem('bucketeer.draft.form.amelia', JSON.stringify({ title: 'No path' }))
    localStorage.setItem('bucketeer.draft.other.amelia', 'no JSON')
    expect(keptDrafts('amelia')).toEqual([])
    expect(draftOf({ name: 'form', owner: 'amelia', isValues: isTitled }).read()).toBeNull()
  })
})
