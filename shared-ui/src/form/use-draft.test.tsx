import { act, renderHook } from '@testing-library/react'
import { type DraftedForm, useDraft } from './use-draft'

interface Note {
  title: string
  text: string
}
const isNote = (data: unknown): data is Note =>
  typeof data === 'object' && data !== null && 'title' in data && 'text' in data
const blank = { title: '', text: '' }

type Kind = NonNullable<DraftedForm<Note>['storage']>
const areas: Record<Kind, Storage> = { session: sessionStorage, local: localStorage }
const draftsIn = (area: Storage) => Object.keys(area).filter((key) => key.startsWith('bucketeer.draft.'))

const openForm = (storage: Kind, owner: string | null = 'amelia') =>
  renderHook(
    (props: { saved: Note; owner: string | null }) =>
      useDraft({ name: 'note', storage, isValues: isNote, ...props }),
    { initialProps: { saved: blank, owner } },
  )

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe.each<Kind>(['session', 'local'])('a form with a draft in %s storage', (storage) => {
  const area = areas[storage]

  test('shows the draft when it mounts again', () => {
    const first = openForm(storage)
    expect(first.result.current).toMatchObject({ values: blank, isDirty: false, isRestored: false })
    act(() => first.result.current.change({ title: 'Sahara' }))
    first.unmount()
    const second = openForm(storage)
    expect(second.result.current).toMatchObject({
      values: { title: 'Sahara', text: '' },
      isDirty: true,
      isRestored: true,
      isKept: true,
    })
  })

  test('keeps two changes before a render', () => {
    const { result } = openForm(storage)
    act(() => {
      result.current.change({ title: 'Sahara' })
      result.current.change({ text: 'Sand.' })
    })
    expect(result.current.values).toEqual({ title: 'Sahara', text: 'Sand.' })
    expect(result.current.current()).toEqual({ title: 'Sahara', text: 'Sand.' })
  })

  test('keeps no draft that equals the saved values', () => {
    const { result, rerender } = openForm(storage)
    act(() => result.current.change({ title: 'Sahara' }))
    expect(draftsIn(area)).toHaveLength(1)
    act(() => result.current.change({ title: '' }))
    expect(draftsIn(area)).toHaveLength(0)
    act(() => result.current.change({ title: 'Gobi' }))
    rerender({ saved: { title: 'Gobi', text: '' }, owner: 'amelia' })
    expect(result.current.isDirty).toBe(false)
    expect(draftsIn(area)).toHaveLength(0)
  })

  test('follows changes of the saved values until it is edited', () => {
    const { result, rerender } = openForm(storage)
    rerender({ saved: { title: 'Gobi', text: '' }, owner: 'amelia' })
    expect(result.current.values.title).toBe('Gobi')
  })

  test('resets to the saved values on forget', () => {
    const { result } = openForm(storage)
    act(() => result.current.change({ title: 'Sahara' }))
    act(() => result.current.forget())
    expect(result.current).toMatchObject({ values: blank, isDirty: false, isRestored: false })
    expect(draftsIn(area)).toHaveLength(0)
  })

  test('keeps its fields on clear', () => {
    const { result } = openForm(storage)
    act(() => result.current.change({ title: 'Sahara' }))
    act(() => result.current.clear())
    expect(result.current.values.title).toBe('Sahara')
    expect(draftsIn(area)).toHaveLength(0)
  })

  test("does not show another user's draft", () => {
    const { result, unmount } = openForm(storage)
    act(() => result.current.change({ title: 'Sahara' }))
    unmount()
    expect(openForm(storage, 'bessie').result.current.values).toEqual(blank)
  })

  test('keeps its owner when the session ends while it is open', () => {
    const { result, rerender, unmount } = openForm(storage)
    rerender({ saved: blank, owner: null })
    act(() => result.current.change({ title: 'Sahara' }))
    unmount()
    expect(openForm(storage).result.current.values.title).toBe('Sahara')
  })

  test('reports that the browser blocks storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { result } = openForm(storage)
    act(() => result.current.change({ title: 'Sahara' }))
    expect(result.current).toMatchObject({ values: { title: 'Sahara', text: '' }, isKept: false })
    refuse.mockRestore()
  })
})

test('a form with a draft in session storage removes the draft of another user', () => {
  const { result, unmount } = openForm('session')
  act(() => result.current.change({ title: 'Sahara' }))
  unmount()
  openForm('session', 'bessie')
  expect(draftsIn(sessionStorage)).toEqual([])
})

test('a form with a draft in local storage keeps the draft of another user', () => {
  const { result, unmount } = openForm('local')
  act(() => result.current.change({ title: 'Sahara' }))
  unmount()
  openForm('local', 'bessie').unmount()
  expect(openForm('local').result.current.values.title).toBe('Sahara')
})
