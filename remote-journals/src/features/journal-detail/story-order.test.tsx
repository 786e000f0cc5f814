import { ApiError } from '@bucketeer/shared-auth'
import { aStory, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRails, rails } from '../../testing/journal-page'

const stories = ['Danube', 'Lake', 'Coast'].map((title) => aStory({ _id: title.toLowerCase(), title }))
const contents = stories.map(({ _id, title }) => ({ _id, title, happenedOn: null, place: null }))
const journal = { ...rails, story: stories, storyCount: 3, contents }

const open = async (
  order: (input: { body: { storyIds: string[] } }) => Promise<typeof journal> = async ({ body }) => ({
    ...journal,
    story: body.storyIds.flatMap((id) => stories.filter(({ _id }) => _id === id)),
    contents: body.storyIds.flatMap((id) => contents.filter(({ _id }) => _id === id)),
  }),
) => {
  const call = jest.fn(order)
  stubApi({ 'GET /api/journal/{journalId}': async () => journal, 'PUT /api/journal/{journalId}/order': call })
  openRails()
  await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
  return call
}
const list = () => within(screen.getByRole('region', { name: 'Order of the Stories' })).getByRole('list')
const rows = () => within(list()).getAllByRole('listitem')
const titles = () => rows().map((row) => row.querySelector('p')?.textContent)
const press = async (title: string, name: string) => {
  const row = rows().find((each) => each.textContent?.includes(title))
  if (!row) throw new Error(`${title} has no row.`)
  await userEvent.click(within(row).getByRole('button', { name }))
}
const sent = (...storyIds: string[]) => expect.objectContaining({ body: { storyIds } })

beforeEach(() => void signedIn())

test('the owner moves Stories with buttons, which keep the focus, saves once, and can undo it', async () => {
  const order = await open()
  await press('Lake', 'Earlier')
  expect(titles()).toEqual(['1. Lake', '2. Danube', '3. Coast'])
  expect(screen.getByText('“Lake” is number 1 of 3 now.')).toHaveAttribute('role', 'status')
  expect(document.activeElement).toHaveTextContent('Later')
  await press('Coast', 'To the top')
  expect(titles()).toEqual(['1. Coast', '2. Lake', '3. Danube'])
  expect(order).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(order).toHaveBeenCalledWith(sent('coast', 'lake', 'danube'))
  expect(await screen.findByText('The Stories are in their new order.')).toBeVisible()
  const articles = () => screen.getAllByRole('article').map((each) => each.querySelector('h2')?.textContent)
  expect(articles()).toEqual(['Coast', 'Lake', 'Danube'])

  const undo = screen.getByRole('button', { name: 'Undo' })
  // Enter must not undo what was just saved.
  expect(undo).not.toHaveFocus()
  expect(screen.getByText('The Stories are in their new order.')).toHaveFocus()
  await userEvent.click(undo)
  await waitFor(() => expect(articles()).toEqual(['Danube', 'Lake', 'Coast']))
  expect(undo).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change order' })).toHaveFocus()
})

test('the owner drags a Story to another place', async () => {
  const order = await open()
  const [danube, , coast] = rows()
  if (!danube || !coast) throw new Error('There are fewer rows.')
  fireEvent.dragStart(danube, { dataTransfer: { setData: () => undefined } })
  fireEvent.dragOver(coast)
  fireEvent.dragEnd(danube)
  expect(titles()).toEqual(['1. Lake', '2. Coast', '3. Danube'])
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(order).toHaveBeenCalledWith(sent('lake', 'coast', 'danube'))
})

test('an order that cannot be saved is reported, and stays to be saved again', async () => {
  await open(() => Promise.reject(new ApiError(503, 'The server has a break.')))
  await press('Lake', 'Earlier')
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not save the order: The server has a break.',
  )
  expect(titles()).toEqual(['1. Lake', '2. Danube', '3. Coast'])
})

test('an order is kept when the Journal has other Stories by now, and can be saved then', async () => {
  const changed = {
    ...journal,
    contents: [...contents.slice(0, 2), { _id: 'alps', title: 'Alps', happenedOn: null, place: null }],
  }
  let attempts = 0
  const order = await open(async () => {
    attempts += 1
    if (attempts > 1) return changed
    stubApi({
      'GET /api/journal/{journalId}': async () => changed,
      'PUT /api/journal/{journalId}/order': order,
    })
    throw new ApiError(409, 'The Stories of this Journal have changed.')
  })
  await press('Lake', 'Earlier')
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your order is kept/)
  expect(titles()).toEqual(['1. Lake', '2. Danube', '3. Alps'])
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('The Stories are in their new order.')).toBeVisible()
  expect(order).toHaveBeenLastCalledWith(sent('lake', 'danube', 'alps'))
})

test('cancelling keeps the order', async () => {
  const order = await open()
  await press('Lake', 'Earlier')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(order).not.toHaveBeenCalled()
  expect(screen.queryByRole('region', { name: 'Order of the Stories' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change order' })).toHaveFocus()
})

test('other readers cannot order the Stories', async () => {
  signedOut()
  stubApi({ 'GET /api/journal/{journalId}': async () => journal })
  openRails()
  await screen.findByRole('article', { name: 'Lake' })
  expect(screen.queryByRole('button', { name: 'Change order' })).not.toBeInTheDocument()
})
