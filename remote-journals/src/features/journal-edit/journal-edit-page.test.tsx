import { ApiError, type JournalFields } from '@bucketeer/shared-auth'
import { aBucket, aJournal, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'

const open = () => openJournals('/journal/rails/edit')
const rails = aJournal({ _id: 'rails', title: 'On rails', description: 'Six weeks', bucketId: 'rail' })
const buckets = { 'GET /api/bucket': async () => [aBucket({ _id: 'rail', name: 'By rail' })] }
const title = () => screen.findByRole('textbox', { name: 'Title' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Journal' }))
const choose = async (name: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

test('shows a loading state', () => {
  stubApi({ 'GET /api/journal/{journalId}': () => new Promise(() => {}) })
  open()
  expect(screen.getByText("You're travels are incoming")).toBeVisible()
})

test('fills the form with the Journal', async () => {
  stubApi({ ...buckets, 'GET /api/journal/{journalId}': async () => rails })
  open()
  expect(await title()).toHaveValue('On rails')
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('Six weeks')
  expect(screen.getByRole('radio', { name: 'Everybody, also without an account' })).toBeChecked()
  expect(screen.queryByRole('combobox', { name: 'Visibility' })).not.toBeInTheDocument()
  expect(await screen.findByText('By rail')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Journal' })).toHaveAttribute('href', '/journal/rails')
})

test('saving opens the Journal with its new values, audience and Bucket', async () => {
  const update = jest.fn(async ({ body }: { body: Partial<JournalFields> }) => ({
    ...rails,
    ...body,
    bucketId: null,
  }))
  stubApi({
    ...buckets,
    'GET /api/journal/{journalId}': async () => rails,
    'PUT /api/journal/{journalId}': update,
  })
  open()
  await userEvent.clear(await title())
  await userEvent.type(await title(), 'By night train')
  await choose('Bucket', 'No Bucket')
  await userEvent.click(screen.getByRole('radio', { name: 'Every member' }))
  await save()

  expect(await screen.findByRole('heading', { level: 1, name: 'By night train' })).toBeVisible()
  expect(address()).toBe('/journal/rails')
  expect(screen.getByRole('button', { name: 'Every member: Who can see this' })).toBeVisible()
  expect(update).toHaveBeenCalledWith({
    params: { journalId: 'rails' },
    body: {
      title: 'By night train',
      description: 'Six weeks',
      bucketId: null,
      visibility: 'Private',
      audience: 'Members',
    },
    ifMatch: rails.updatedAt,
  })
})

test('a failed save shows the reason and keeps the draft', async () => {
  const update = () => Promise.reject(new ApiError(400, 'This title is too long.'))
  stubApi({
    ...buckets,
    'GET /api/journal/{journalId}': async () => rails,
    'PUT /api/journal/{journalId}': update,
  })
  open()
  await userEvent.type(await title(), ' and on')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Journal: This title is too long.',
  )
  expect(address()).toBe('/journal/rails/edit')
  expect(await title()).toHaveValue('On rails and on')
})

test('overwrites a concurrent change only after a warning', async () => {
  const newer = { ...rails, title: 'On rails and roads', updatedAt: '2026-06-01T10:00:00.000Z' }
  const update = jest
    .fn(async () => newer)
    .mockRejectedValueOnce(new ApiError(412, 'This Journal was changed in the meantime.'))
  const read = jest.fn().mockResolvedValueOnce(rails).mockResolvedValue(newer)
  stubApi({ ...buckets, 'GET /api/journal/{journalId}': read, 'PUT /api/journal/{journalId}': update })
  open()
  await userEvent.type(await title(), ' alone')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Journal: This was changed somewhere else in the meantime. What you typed is still here',
  )
  expect(await title()).toHaveValue('On rails alone')
  await save()
  expect(update).toHaveBeenLastCalledWith({
    params: { journalId: 'rails' },
    body: expect.objectContaining({ title: 'On rails alone' }),
    ifMatch: newer.updatedAt,
  })
})

test('does not save an old draft over a later change', async () => {
  const update = jest.fn(async () => rails)
  stubApi({
    ...buckets,
    'GET /api/journal/{journalId}': async () => rails,
    'PUT /api/journal/{journalId}': update,
  })
  const { unmount } = open()
  await userEvent.type(await title(), ' alone')
  unmount()
  const newer = { ...rails, updatedAt: '2026-06-01T10:00:00.000Z' }
  stubApi({
    ...buckets,
    'GET /api/journal/{journalId}': async () => newer,
    'PUT /api/journal/{journalId}': update,
  })
  open()
  expect(await title()).toHaveValue('On rails alone')
  await save()
  expect(update).toHaveBeenCalledWith({
    params: { journalId: 'rails' },
    body: expect.anything(),
    ifMatch: rails.updatedAt,
  })
})

test('restores the draft after a reload, and keeps it when the user goes back', async () => {
  stubApi({ ...buckets, 'GET /api/journal/{journalId}': async () => rails })
  const { unmount } = open()
  await userEvent.type(await title(), ' and on')
  unmount()
  open()
  expect(await title()).toHaveValue('On rails and on')
  expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Back to Journal' }))
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1)
})

describe('the page', () => {
  const nothing = () => screen.findByRole('heading', { level: 1, name: 'This page is off the map' })

  test('is not found for somebody else’s Journal', async () => {
    signedIn(aUser({ _id: 'somebody-else' }))
    stubApi({ 'GET /api/journal/{journalId}': async () => rails })
    open()
    expect(await nothing()).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('is not found for an unknown Journal', async () => {
    stubApi({
      'GET /api/journal/{journalId}': () =>
        Promise.reject(new ApiError(404, 'We could not find this Journal.')),
    })
    open()
    expect(await nothing()).toBeVisible()
  })
})

test('a Journal that fails to load has a retry', async () => {
  const read = jest
    .fn()
    .mockRejectedValueOnce(new ApiError(500, 'The archive is closed.'))
    .mockResolvedValue(rails)
  stubApi({ ...buckets, 'GET /api/journal/{journalId}': read })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The archive is closed.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title()).toHaveValue('On rails')
})
