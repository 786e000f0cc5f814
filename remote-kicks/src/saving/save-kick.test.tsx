import { ApiError, type Bucket, type Kick } from '@bucketeer/shared-auth'
import { aBucket, aKick, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardOf } from '../testing/on-screen'
import { openKicks } from '../testing/open-kicks'
import { amelia } from '../testing/kicks'

interface Change {
  params: { bucketId: string }
  body: { kickId: string }
}

const rail = aBucket({ _id: 'rail', name: 'By rail' })
const sea = aBucket({ _id: 'sea', name: 'By sea' })

beforeEach(() => {
  window.localStorage.clear()
  signedIn(amelia)
})

/** Opens a page on a server that keeps which Buckets hold the Kick 'Night train'. */
function openWith({ buckets = [rail, sea], inBuckets = [] as string[], route = '/kicks' } = {}) {
  let all = buckets
  let held = inBuckets
  const kick = (): Kick => aKick({ _id: 'train', name: 'Night train', inBuckets: held })
  const placing = (isIn: boolean) =>
    jest.fn(async ({ params: { bucketId } }: Change): Promise<Bucket> => {
      const others = held.filter((id) => id !== bucketId)
      held = isIn ? [...others, bucketId] : others
      all = all.map((each) => (each._id === bucketId ? { ...each, kickCount: isIn ? 1 : 0 } : each))
      return all.find(({ _id }) => _id === bucketId) ?? aBucket()
    })
  const create = jest.fn(async ({ body: { name } }: { body: { name: string } }) => {
    const made = aBucket({ _id: 'made', name })
    all = [made, ...all]
    return made
  })
  const add = placing(true)
  const remove = placing(false)
  stubApi({
    'GET /api/kick': async () => [kick()],
    'GET /api/kick/{kickId}': async () => kick(),
    'GET /api/kick/{kickId}/comments': async () => [],
    'GET /api/bucket': async () => all,
    'POST /api/bucket': create,
    'PUT /api/bucket/{bucketId}/add': add,
    'PUT /api/bucket/{bucketId}/remove/kick': remove,
  })
  openKicks(route)
  const lose = (bucketId: string) => {
    all = all.filter(({ _id }) => _id !== bucketId)
  }
  return { add, remove, create, lose }
}
const card = async () => {
  await screen.findByRole('link', { name: 'Night train' })
  return cardOf('Night train')
}
const press = async (name: string) => {
  const button = (await card()).getByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

test('saves a Kick in the newest Bucket with one press, and says in which', async () => {
  const { add } = openWith()
  await press('Save')
  expect(await (await card()).findByText('By rail', { selector: 'em' })).toBeVisible()
  expect(add).toHaveBeenCalledTimes(1)
  expect(add.mock.calls[0]?.[0]).toEqual({
    params: { bucketId: 'rail' },
    body: { bucketId: 'rail', kickId: 'train' },
  })
  expect((await card()).getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('uses the Bucket that was used last', async () => {
  const { add } = openWith()
  const dropdown = (await card()).getByRole('combobox', { name: 'Select Bucket' })
  await within(dropdown).findByRole('option', { name: 'By sea' })
  await userEvent.selectOptions(dropdown, 'By sea')
  await press('Add')
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1))
  await press('Saved')
  const dialog = await screen.findByRole('dialog', { name: 'Your Buckets with “Night train”' })
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'By sea' }))
  await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: 'By sea' })).not.toBeChecked())
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('Save')
  expect(await (await card()).findByText('By sea', { selector: 'em' })).toBeVisible()
})

test('takes the Kick out again with Undo, and keeps the focus on the button', async () => {
  const { remove } = openWith()
  await press('Save')
  await press('Undo')
  await waitFor(async () => expect((await card()).getByRole('button', { name: 'Save' })).toHaveFocus())
  expect(remove.mock.calls[0]?.[0]).toEqual({
    params: { bucketId: 'rail' },
    body: { bucketId: 'rail', kickId: 'train' },
  })
  expect((await card()).queryByText('By rail', { selector: 'em' })).not.toBeInTheDocument()
})

test('changes the Bucket in a dialog that saves each tick', async () => {
  const { add, remove } = openWith()
  await press('Save')
  await press('Change')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('checkbox', { name: 'By rail' })).toBeChecked()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'By sea' }))
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2))
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'By rail' }))
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  expect(within(dialog).getByRole('checkbox', { name: 'By sea' })).toBeChecked()
})

test('finds one of many Buckets by its name', async () => {
  const many = Array.from({ length: 11 }, (_, index) =>
    aBucket({ _id: `b${index}`, name: `Łódź ${2000 + index}` }),
  )
  openWith({ buckets: many, inBuckets: ['b3'] })
  await press('Saved')
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Find a Bucket' }), 'lodz 2007')
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.type(within(dialog).getByRole('searchbox'), 'x')
  expect(within(dialog).getByText('None of your Buckets has this name.')).toBeVisible()
})

test('creates the Bucket Someday for a user without Buckets', async () => {
  const { create, add } = openWith({ buckets: [] })
  await press('Save')
  expect(await (await card()).findByText('Someday', { selector: 'em' })).toBeVisible()
  expect(create).toHaveBeenCalledWith({ body: { name: 'Someday' } })
  expect(add.mock.calls[0]?.[0].params).toEqual({ bucketId: 'made' })
})

test('creates Someday once when it exists but the Kick could not be added', async () => {
  const { create, add } = openWith({ buckets: [] })
  add.mockRejectedValueOnce(new ApiError(503, 'The server is busy.'))
  await press('Save')
  expect(await (await card()).findByRole('alert')).toBeVisible()
  await press('Save')
  expect(await (await card()).findByText('Someday', { selector: 'em' })).toBeVisible()
  expect(create).toHaveBeenCalledTimes(1)
})

test('saves every tick when several Buckets are ticked one after the other', async () => {
  const more = aBucket({ _id: 'foot', name: 'On foot' })
  const { add } = openWith({ buckets: [rail, sea, more], inBuckets: ['rail'] })
  const first = deferred<Bucket>()
  add.mockReturnValueOnce(first.promise)
  await press('Saved')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'By sea' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'On foot' }))
  expect(dialog.getByRole('checkbox', { name: 'On foot' })).toBeChecked()
  first.reject(new ApiError(503, 'The server is busy.'))
  await waitFor(() => expect(add.mock.calls.map(([{ params }]) => params.bucketId)).toEqual(['sea', 'foot']))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy.')
  expect(dialog.getByRole('checkbox', { name: 'By sea' })).not.toBeChecked()
  expect(dialog.getByRole('checkbox', { name: 'On foot' })).toBeChecked()
})

test('says why a Kick could not be saved, and can be pressed again', async () => {
  const { add } = openWith()
  add.mockRejectedValueOnce(new ApiError(503, 'The server is busy.'))
  await press('Save')
  expect(await (await card()).findByRole('alert')).toHaveTextContent('Could not save: The server is busy.')
  await press('Save')
  expect(await (await card()).findByRole('button', { name: 'Saved' })).toBeVisible()
})

describe('a Bucket that was deleted elsewhere', () => {
  const gone = new ApiError(404, 'We could not find this Bucket.')

  test('is not used again', async () => {
    const { add, lose } = openWith()
    await card()
    lose('rail')
    add.mockRejectedValueOnce(gone)
    await press('Save')
    expect(await (await card()).findByRole('alert')).toHaveTextContent('We could not find this Bucket.')
    await press('Save')
    expect(await (await card()).findByText('By sea', { selector: 'em' })).toBeVisible()
  })

  test('does not hold the Kick after Undo', async () => {
    const { remove, lose } = openWith()
    await press('Save')
    lose('rail')
    remove.mockRejectedValueOnce(gone)
    await press('Undo')
    expect(await (await card()).findByRole('button', { name: 'Save' })).toBeVisible()
    expect((await card()).queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('a Kick stays saved when the next page of the list was requested before', async () => {
  const first = aKick({ _id: 'train', name: 'Night train', inBuckets: [] })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const later = jest.fn(async () => {
    await answered
    return { items: [aKick({ _id: 'lake', name: 'Cold lake' })], next: null }
  })
  stubApi({
    'GET /api/kick': async ({ query: { cursor } = {} }: { query?: { cursor?: string } }) =>
      cursor ? later() : { items: [first], next: 'train' },
    'GET /api/bucket': async () => [rail],
    'PUT /api/bucket/{bucketId}/add': async () => rail,
  })
  openKicks('/kicks')
  await userEvent.click(await screen.findByText('Show more Kicks'))
  await waitFor(() => expect(later).toHaveBeenCalledTimes(1))
  await press('Save')
  expect(await (await card()).findByRole('button', { name: 'Saved' })).toBeVisible()
  answer()
  await userEvent.click(await screen.findByText('Show more Kicks'))
  await screen.findByRole('link', { name: 'Cold lake' })
  expect((await card()).getByRole('button', { name: 'Saved' })).toBeVisible()
})

test('adds each Kick to the Bucket of the URL with one press', async () => {
  const { add } = openWith({ inBuckets: ['rail'], route: '/kicks?for=sea' })
  const bar = await screen.findByText('By sea', { selector: 'em' })
  expect(bar.parentElement).toHaveTextContent('Filling By sea (0)')
  await press('Save')
  await waitFor(() => expect(bar.parentElement).toHaveTextContent('Filling By sea (1)'))
  expect(add.mock.calls[0]?.[0].params).toEqual({ bucketId: 'sea' })
  expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/buckets/sea')
})

test('shows no bar for a Bucket that is not the user’s own', async () => {
  openWith({ route: '/kicks?for=theirs' })
  await press('Save')
  expect(screen.queryByText(/Filling/)).not.toBeInTheDocument()
})

test('saves a Kick on its own page, also without a Bucket', async () => {
  const { create } = openWith({ buckets: [], route: '/kicks/train' })
  const button = await screen.findByRole('button', { name: 'Save' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  expect(await screen.findByText('Someday', { selector: 'em' })).toBeVisible()
  expect(create).toHaveBeenCalledTimes(1)
})
