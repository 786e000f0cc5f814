import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../testing/open-buckets'

const names = ['Zebras', 'Café tour', 'Rails 2', 'Rails 10', 'Sea', 'Alps']
const buckets = names.map((name, index) =>
  aBucket({
    _id: name,
    name,
    description: '',
    updatedAt: `2026-11-0${(index % 3) + 1}T0${index}:00:00.000Z`,
  }),
)

const open = (route = '/buckets', all: Bucket[] = buckets) => {
  signedIn()
  stubApi({ 'GET /api/bucket': async () => all })
  openBuckets(route)
}
const list = () => screen.findByRole('list', { name: 'Your Buckets' })
const shownNames = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a short list has no tools', async () => {
  open('/buckets', buckets.slice(0, 5))
  expect(await shownNames()).toHaveLength(5)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('finds a Bucket by its name, without accents, and keeps the search in the address', async () => {
  open()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'cafe')
  expect(await screen.findByText('1 Bucket found.')).toBeInTheDocument()
  expect(await shownNames()).toEqual(['Café tour'])
  expect(address()).toBe('/buckets?q=cafe')
})

test.each([
  ['lodz', 'Łódź'],
  ['tromso', 'Tromsø'],
  ['strasse', 'Straße'],
  ['西安', '去西安'],
  ['اسفي', 'آسفي'],
])('finds for %s the Bucket %s', async (typed, name) => {
  open(`/buckets?q=${encodeURIComponent(typed)}`, [aBucket({ _id: 'wanted', name }), ...buckets])
  expect(await shownNames()).toEqual([name])
})

test('finds a Bucket by one of its Kicks, and says when there is none', async () => {
  const rail = aBucket({ _id: 'rail', name: 'By rail', kicks: [aKick({ name: 'Night train' })] })
  open('/buckets?q=night', [rail, ...buckets])
  expect(await shownNames()).toEqual(['By rail'])
  await userEvent.type(await screen.findByRole('searchbox'), ' bus')
  expect(await screen.findByText(/^No Bucket, and no Kick/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await shownNames()).toHaveLength(7)
})

test('gives the focus back to ‘Change order’ when it is given up', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Change order' })).toHaveFocus()
})

describe('the order of the Buckets', () => {
  const openOrder = async (order: jest.Mock, read = async () => buckets) => {
    signedIn()
    stubApi({ 'GET /api/bucket': read, 'PUT /api/bucket/order': order })
    openBuckets('/buckets')
    await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
    const editor = within(await screen.findByRole('region', { name: 'Order of your Buckets' }))
    const alps = editor.getByText('6. Alps').closest('li') ?? document.body
    await userEvent.click(within(alps).getByRole('button', { name: 'To the top' }))
    await userEvent.click(editor.getByRole('button', { name: 'Save order' }))
  }
  const sent = (...bucketIds: string[]) => expect.objectContaining({ body: { bucketIds } })

  test('is kept when there are other Buckets by now, and can be saved then', async () => {
    const changed = [aBucket({ _id: 'New', name: 'New' }), ...buckets.slice(1)]
    const read = jest.fn().mockResolvedValueOnce(buckets).mockResolvedValue(changed)
    const order = jest.fn().mockRejectedValueOnce(new ApiError(409, 'Your Buckets have changed.'))
    await openOrder(order.mockResolvedValue(undefined), read)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your order is kept/)
    expect(screen.getByRole('button', { name: 'Save order' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
    expect(await screen.findByText('Your Buckets are in their new order.')).toBeVisible()
    expect(order).toHaveBeenLastCalledWith(sent('New', 'Alps', 'Café tour', 'Rails 2', 'Rails 10', 'Sea'))
  })

  test('is undone, which moves the focus to ‘Change order’', async () => {
    const order = jest.fn(async () => undefined)
    await openOrder(order)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(order).toHaveBeenLastCalledWith(sent(...names))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change order' })).toHaveFocus())
  })

  test('can be undone after the Buckets have changed', async () => {
    const others = [aBucket({ _id: 'New', name: 'New' }), ...buckets.slice(1)]
    const read = jest.fn(async () => buckets)
    const order = jest.fn(async () => undefined)
    await openOrder(order, read)
    const undo = await screen.findByRole('button', { name: 'Undo' })
    read.mockResolvedValue(others)
    order.mockRejectedValueOnce(new ApiError(409, 'Your Buckets have changed.'))
    await userEvent.click(undo)
    expect(await screen.findByRole('alert')).toHaveTextContent(/has changed in the meantime/)
    expect(await screen.findByText('New')).toBeVisible()
    await userEvent.click(undo)
    expect(order).toHaveBeenLastCalledWith(sent('New', ...names.slice(1)))
  })
})

test.each([
  ['Newest', '/buckets', names],
  ['Name', '/buckets?sort=name', ['Alps', 'Café tour', 'Rails 2', 'Rails 10', 'Sea', 'Zebras']],
  ['Last changed', '/buckets?sort=changed', ['Alps', 'Rails 2', 'Sea', 'Café tour', 'Rails 10', 'Zebras']],
])('sorts by %s', async (label, route, expected) => {
  open(route === '/buckets' ? '/buckets?sort=name' : '/buckets')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), label)
  expect(address()).toBe(route)
  expect(await shownNames()).toEqual(expected)
})

test('shows lines instead of cards', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Compact' }))
  expect(address()).toBe('/buckets?view=compact')
  expect(await shownNames()).toEqual(names)
  expect(screen.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('link', { name: 'Sea' })).toHaveAttribute('href', '/buckets/Sea')
})
