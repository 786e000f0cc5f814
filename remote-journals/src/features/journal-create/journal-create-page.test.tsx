import { ApiError, type Journal, type JournalFields } from '@bucketeer/shared-auth'
import { aBucket, aJournal, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'

const open = () => openJournals('/journal/create')
const title = () => screen.getByRole('textbox', { name: 'Title' })
const about = () => screen.getByRole('textbox', { name: 'About' })
const dropdown = (name: string) => screen.getByRole('combobox', { name })
const options = async (name: string) => {
  await userEvent.click(dropdown(name))
  return within(screen.getByRole('listbox')).getAllByRole('option')
}
const choose = async (name: string, option: string) => {
  await userEvent.click(dropdown(name))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create New Journal!' }))
const untouched: JournalFields = {
  title: 'My New Journal',
  description: '',
  bucketId: null,
  visibility: 'Private',
}

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

describe('the form of a new Journal', () => {
  // @spec S2.117 S2.119
  test('has a title, no Bucket and Private at first', () => {
    stubApi()
    open()
    expect(title()).toHaveValue('My New Journal')
    expect(about()).toHaveValue('')
    expect(dropdown('Bucket')).toHaveTextContent('No Bucket')
    expect(dropdown('Visibility')).toHaveTextContent('Private')
    expect(screen.getByText('Only you can read it.')).toBeVisible()
  })

  test('selects the name that it begins with, to be typed over', async () => {
    stubApi()
    open()
    const field = title() as HTMLInputElement
    await userEvent.click(field)
    await waitFor(() =>
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'My New Journal'.length]),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'On rails')
    await userEvent.click(about())
    await userEvent.click(field)
    expect(field.selectionStart).toBe('On rails'.length)
  })

  test('selects nothing once the user types, however late the browser is', async () => {
    stubApi()
    open()
    const field = title() as HTMLInputElement
    jest.useFakeTimers()
    act(() => field.focus())
    fireEvent.change(field, { target: { value: 'Summer of ' } })
    const select = jest.spyOn(field, 'select')
    act(() => jest.runAllTimers())
    jest.useRealTimers()
    expect(select).not.toHaveBeenCalled()
  })

  // @spec S2.119
  test('offers Public and Private with explanations', async () => {
    stubApi()
    open()
    expect((await options('Visibility')).map(({ textContent }) => textContent)).toEqual(['Public', 'Private'])
    await userEvent.click(screen.getByRole('option', { name: 'Public' }))
    expect(screen.getByText('Everybody can read it, without an account too.')).toBeVisible()
  })

  // @spec S2.118
  test('offers the user’s own Buckets and none', async () => {
    stubApi({ 'GET /api/bucket': async () => [aBucket({ _id: 'rail', name: 'By rail' })] })
    open()
    await choose('Bucket', 'By rail')
    expect((await options('Bucket')).map(({ textContent }) => textContent)).toEqual(['No Bucket', 'By rail'])
  })

  // @spec S2.118
  test('works without the list of Buckets and shows why it is missing', async () => {
    const list = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue([aBucket({ _id: 'rail', name: 'By rail' })])
    const save = jest.fn(async ({ body }: { body: JournalFields }) => aJournal(body))
    stubApi({ 'GET /api/bucket': list, 'POST /api/journal': save })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The shelf is locked.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await choose('Bucket', 'By rail')
    await create()
    expect(save).toHaveBeenCalledWith({ body: { ...untouched, bucketId: 'rail' } })
  })

  // @spec S2.121
  test('goes back without a request and keeps the draft', async () => {
    const save = jest.fn()
    stubApi({ 'POST /api/journal': save })
    open()
    await userEvent.type(about(), 'Six weeks')
    const back = screen.getByRole('link', { name: 'Go Back' })
    expect(back).toHaveAttribute('href', '/journal')
    await userEvent.click(back)
    expect(address()).toBe('/journal/private')
    expect(save).not.toHaveBeenCalled()
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1)
  })
})

describe('creating a Journal', () => {
  // @spec S2.117 S2.120 S2.126
  test('sends the initial values and opens the new Journal', async () => {
    const save = jest.fn(async ({ body }: { body: JournalFields }) => aJournal({ ...body, _id: 'new' }))
    stubApi({
      'POST /api/journal': save,
      'GET /api/journal/{journalId}': async () => aJournal({ ...untouched, _id: 'new' }),
    })
    open()
    await create()
    expect(await screen.findByRole('heading', { level: 1, name: 'My New Journal' })).toBeVisible()
    expect(address()).toBe('/journal/new')
    expect(save).toHaveBeenCalledWith({ body: untouched })
    expect(screen.getByText('Your new Journal is ready')).toBeVisible()
  })

  // @spec S2.118 S4.14
  test('sends all fields and clears the form', async () => {
    const save = jest.fn(async ({ body }: { body: JournalFields }) => aJournal(body))
    stubApi({ 'POST /api/journal': save })
    const { unmount } = open()
    await userEvent.clear(title())
    await userEvent.type(title(), 'On rails')
    await userEvent.type(about(), 'Six weeks')
    await choose('Visibility', 'Public')
    await create()
    expect(save).toHaveBeenCalledWith({
      body: {
        title: 'On rails',
        description: 'Six weeks',
        bucketId: null,
        visibility: 'Public',
      },
    })
    unmount()
    open()
    expect(title()).toHaveValue('My New Journal')
    expect(about()).toHaveValue('')
  })

  test('sends one request for two clicks', async () => {
    const save = jest.fn(() => new Promise<Journal>(() => {}))
    stubApi({ 'POST /api/journal': save })
    open()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create New Journal!' }))
    expect(save).toHaveBeenCalledTimes(1)
  })

  // @spec S5.7 S8.11
  test('shows the reason of a failure, keeps the draft, and can be repeated', async () => {
    const save = jest
      .fn<Promise<Journal>, [{ body: JournalFields }]>()
      .mockRejectedValueOnce(new ApiError(400, 'Title is needed.'))
      .mockResolvedValue(aJournal())
    stubApi({ 'POST /api/journal': save })
    open()
    await userEvent.clear(title())
    await userEvent.type(about(), 'Six weeks')
    await create()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Create Journal: Title is needed.')
    expect(address()).toBe('/journal/create')
    expect(about()).toHaveValue('Six weeks')

    await userEvent.type(title(), 'On rails')
    await create()
    expect(save).toHaveBeenLastCalledWith({ body: expect.objectContaining({ title: 'On rails' }) })
  })

  // @spec S8.11
  test('shows a general message for a failure without a reason', async () => {
    stubApi({ 'POST /api/journal': () => Promise.reject(new ApiError(500, '')) })
    open()
    await create()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Create Journal: Something went wrong. Please try again.',
    )
  })

  test('does not navigate after the user has left', async () => {
    const answer = deferred<Journal>()
    stubApi({ 'POST /api/journal': () => answer.promise })
    open()
    await create()
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    answer.resolve(aJournal())
    expect(await screen.findByText('Elsewhere it is.')).toBeVisible()
    expect(address()).toBe('/elsewhere')
  })
})
