import { type DraftOf, draftOf, keptDrafts } from './use-draft'

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

const storages: [NonNullable<DraftOf<Values>['storage']>, Storage][] = [
  ['session', sessionStorage],
  ['local', localStorage],
]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe.each(storages)('a draft in %s storage', (storage, area) => {
  const draft = (name: string, owner: string | null) => draftOf({ name, owner, storage, isValues })

  test('belongs to its owner and its form', () => {
    expect(draft('form', 'amelia').write(values)).toBe(true)
    expect(area).toHaveLength(1)
    expect(draft('form', 'amelia').read()).toEqual(values)
    expect(draft('form', 'bessie').read()).toBeNull()
    expect(draft('form', null).read()).toBeNull()
    expect(draft('other form', 'amelia').read()).toBeNull()
  })

  test('is removed by clear', () => {
    draft('form', 'amelia').write(values)
    draft('form', 'amelia').clear()
    expect(area).toHaveLength(0)
  })

  test('reports that the browser blocks storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(draft('form', 'amelia').write(values)).toBe(false)
    expect(draft('form', 'amelia').read()).toBeNull()
    refuse.mockRestore()
  })
})

describe('session storage', () => {
  const key = 'bucketeer.draft.form'
  const draft = draftOf({ name: 'form', owner: 'amelia', isValues })

  test('a draft is found', () => {
    sessionStorage.setItem(key, '{"owner":"amelia","values":{"name":"Sahara","place":{"lat":23}}}')
    expect(draft.read()).toEqual(values)
  })

  test.each([
    '{"owner":"amelia"}',
    ...malformed,
    ...malformed.map((text) => `{"owner":"amelia","values":${text}}`),
  ])('malformed values are ignored: %s', (text) => {
    sessionStorage.setItem(key, text)
    expect(draft.read()).toBeNull()
  })
})

describe('local storage', () => {
  const draft = (owner: string | null) => draftOf({ name: 'form', owner, storage: 'local', isValues })

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

  test('each user has a draft', () => {
    draft('amelia').write(values)
    draft('bessie').clear()
    expect(draft('amelia').read()).toEqual(values)
  })
})

describe('keptDrafts', () => {
  const isTitled = (data: unknown): data is { title: string } => isObject(data) && 'title' in data
  const keep = (name: string, owner: string, title: string, storage: 'session' | 'local' = 'local') =>
    draftOf({ name, owner, storage, isValues: isTitled }).write({ title })

  test('lists what the device keeps of a user, with the page and the title', () => {
    window.history.replaceState(null, '', '/journal/create')
    keep('journal-create', 'amelia', 'Night trains')
    window.history.replaceState(null, '', '/journal/7/story')
    keep('story-of.7', 'amelia', ' ')
    keep('story-of.7', 'bessie', 'Hers')
    keep('wishes', 'amelia', 'Of the tab', 'session')
    expect(keptDrafts('amelia').toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path: '/journal/7/story', title: null },
      { path: '/journal/create', title: 'Night trains' },
    ])
  })

  test('lists a draft with the address that it was given', () => {
    const path = '/log/7'
    draftOf({ name: 'log-entry.7', owner: 'amelia', storage: 'local', path, isValues: isTitled }).write({
      title: 'Lake',
    })
    expect(keptDrafts('amelia')).toEqual([{ path: '/log/7', title: 'Lake' }])
  })

  test('leaves out values of other forms and text that is no JSON', () => {
    localStorage.setItem('bucketeer.draft.form.amelia', JSON.stringify({ title: 'No path' }))
    localStorage.setItem('bucketeer.draft.other.amelia', 'no JSON')
    expect(keptDrafts('amelia')).toEqual([])
    expect(draftOf({ name: 'form', owner: 'amelia', storage: 'local', isValues: isTitled }).read()).toBeNull()
  })
})
