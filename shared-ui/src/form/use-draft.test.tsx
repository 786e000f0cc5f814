import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeTab } from '../testing'
import { SiteTheme } from '../site-theme'
import { ToastsProvider } from '../toasts/toasts-provider'
import { draftOf, useDraft } from './use-draft'

interface Note {
  title: string
  text: string
}
const isNote = (data: unknown): data is Note =>
  typeof data === 'object' && data !== null && 'title' in data && 'text' in data
const blank = { title: '', text: '' }

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('bucketeer.draft.'))

const openForm = (owner: string | null = 'amelia') =>
  renderHook(
    (props: { saved: Note; owner: string | null }) => useDraft({ name: 'note', isValues: isNote, ...props }),
    { initialProps: { saved: blank, owner }, wrapper: ToastsProvider },
  )

/** Does to the stored draft what another tab does. */
function inOtherTab(change: (draft: ReturnType<typeof draftOf<Note>>) => void) {
  const draft = draftOf({ name: 'note', owner: 'amelia', isValues: isNote })
  change(draft)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: draft.key })))
}

beforeEach(() => localStorage.clear())

describe('useDraft', () => {
  test('shows the draft when it mounts again', () => {
    const first = openForm()
    expect(first.result.current).toMatchObject({ values: blank, isDirty: false, isRestored: false })
    act(() => first.result.current.change({ title: 'Sahara' }))
    first.unmount()
    const second = openForm()
    expect(second.result.current).toMatchObject({
      values: { title: 'Sahara', text: '' },
      isDirty: true,
      isRestored: true,
      isKept: true,
    })
  })

  test('keeps two changes before a render', () => {
    const { result } = openForm()
    act(() => {
      result.current.change({ title: 'Sahara' })
      result.current.change({ text: 'Sand.' })
    })
    expect(result.current.values).toEqual({ title: 'Sahara', text: 'Sand.' })
    expect(result.current.current()).toEqual({ title: 'Sahara', text: 'Sand.' })
  })

  test('keeps no draft that equals the saved values', () => {
    const { result, rerender } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    expect(drafts()).toHaveLength(1)
    act(() => result.current.change({ title: '' }))
    expect(drafts()).toHaveLength(0)
    act(() => result.current.change({ title: 'Gobi' }))
    rerender({ saved: { title: 'Gobi', text: '' }, owner: 'amelia' })
    expect(result.current.isDirty).toBe(false)
    expect(drafts()).toHaveLength(0)
  })

  test('follows changes of the saved values until it is edited', () => {
    const { result, rerender } = openForm()
    rerender({ saved: { title: 'Gobi', text: '' }, owner: 'amelia' })
    expect(result.current.values.title).toBe('Gobi')
  })

  test('resets to the saved values on forget', () => {
    const { result } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    act(() => result.current.forget())
    expect(result.current).toMatchObject({ values: blank, isDirty: false, isRestored: false })
    expect(drafts()).toHaveLength(0)
  })

  test('keeps its fields on clear', () => {
    const { result } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    act(() => result.current.clear())
    expect(result.current.values.title).toBe('Sahara')
    expect(drafts()).toHaveLength(0)
  })

  test("does not show another user's draft", () => {
    const { result, unmount } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    unmount()
    expect(openForm('bessie').result.current.values).toEqual(blank)
  })

  test('keeps its owner when the session ends while it is open', () => {
    const { result, rerender, unmount } = openForm()
    rerender({ saved: blank, owner: null })
    act(() => result.current.change({ title: 'Sahara' }))
    unmount()
    expect(openForm().result.current.values.title).toBe('Sahara')
  })

  test('reports that the browser blocks storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { result } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    expect(result.current).toMatchObject({ values: { title: 'Sahara', text: '' }, isKept: false })
    refuse.mockRestore()
  })

  test('shows what is typed in another tab', () => {
    const { result } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    inOtherTab((draft) => draft.write({ title: 'Sahara', text: 'Sand.' }))
    expect(result.current.values).toEqual({ title: 'Sahara', text: 'Sand.' })
  })

  test('ends when another tab saves or discards it', () => {
    const { result } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    inOtherTab((draft) => draft.clear())
    expect(result.current).toMatchObject({ values: blank, isDirty: false })
    act(() => result.current.change({ text: 'Dunes.' }))
    expect(result.current.values).toEqual({ title: '', text: 'Dunes.' })
  })

  test('keeps the other fields when another tab types while this one could not store', () => {
    const { result } = openForm()
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    act(() => result.current.change({ title: 'Sahara' }))
    refuse.mockRestore()
    inOtherTab((draft) => draft.write({ title: 'Gobi', text: '' }))
    expect(result.current.values.title).toBe('Sahara')
  })

  test('warns before the tab closes only if the browser does not store it', () => {
    const { result } = openForm()
    act(() => result.current.change({ title: 'Sahara' }))
    expect(closeTab()).toBe('closed')
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    act(() => result.current.change({ title: 'Gobi' }))
    expect(closeTab()).toBe('asked')
    refuse.mockRestore()
  })

  test('says that the draft is kept when the form is left, and nothing after it was saved', async () => {
    const Form = () => {
      const { change, forget } = useDraft({ name: 'note', owner: 'amelia', isValues: isNote, saved: blank })
      return (
        <>
          <button onClick={() => change({ title: 'Sahara' })}>Type</button>
          <button onClick={forget}>Save</button>
        </>
      )
    }
    const page = (isOpen: boolean) => (
      <SiteTheme>
        <ToastsProvider>{isOpen && <Form />}</ToastsProvider>
      </SiteTheme>
    )
    const { rerender } = render(page(true))
    await userEvent.click(screen.getByText('Type'))
    await userEvent.click(screen.getByText('Save'))
    rerender(page(false))
    expect(screen.queryByText('Your draft is kept')).not.toBeInTheDocument()
    rerender(page(true))
    await userEvent.click(screen.getByText('Type'))
    rerender(page(false))
    expect(await screen.findByText('Your draft is kept')).toBeInTheDocument()
  })

  test('tells that a newer version was saved elsewhere, and lets the draft replace it', () => {
    const versioned = (title: string, updatedAt: string) => ({ title, text: '', updatedAt })
    const { result, rerender } = renderHook(
      (props: { saved: ReturnType<typeof versioned> }) =>
        useDraft({
          name: 'note',
          owner: 'amelia',
          isValues: (data): data is ReturnType<typeof versioned> => isNote(data),
          ...props,
        }),
      { initialProps: { saved: versioned('', '1') } },
    )
    act(() => result.current.change({ title: 'Sahara' }))
    expect(result.current.isOutdated).toBe(false)
    rerender({ saved: versioned('Gobi', '2') })
    expect(result.current).toMatchObject({ isOutdated: true, values: { title: 'Sahara', updatedAt: '1' } })
    act(() => result.current.keepMine())
    expect(result.current).toMatchObject({ isOutdated: false, values: { title: 'Sahara', updatedAt: '2' } })
  })
})
