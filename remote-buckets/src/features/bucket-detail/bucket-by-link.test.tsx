import { ApiError, type Bucket, type Shared, type ShareLink } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../testing/open-buckets'

const rail = aBucket({
  _id: 'rail',
  name: 'By rail',
  kicks: [aKick({ _id: 'night', name: 'Night train' })],
  kickCount: 1,
})
const opened = (bucket: Bucket) => ({ kind: 'bucket' as const, bucket })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const passwordField = () => screen.findByRole('textbox', { name: /Password of this link/ })
const openWith = (read: (input: { params: { key: string }; sharePassword?: string }) => Promise<Shared>) => {
  stubApi({ 'GET /api/shared/{key}': read })
  openBuckets('/shared/bucket/k1')
}

test('a visitor reads a Bucket by its link and is invited to become a Bucketeer', async () => {
  signedOut()
  const read = jest.fn(async () => opened(rail))
  openWith(read)
  expect(await heading('By rail')).toBeVisible()
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ params: { key: 'k1' }, sharePassword: '' }))
  expect(screen.getByRole('heading', { level: 3, name: 'Night train' })).toBeVisible()
  expect(screen.getByText(/^A Bucket by/)).toHaveTextContent('A Bucket by Amelia')
  // The first one is the test site's own.
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/elsewhere', '/signup'])
  expect(screen.getByRole('link', { name: 'Become a Bucketeer' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('its owner sees what others see: nothing to edit, and links to Kicks', async () => {
  signedIn()
  openWith(async () => opened(rail))
  expect(await heading('By rail')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/kicks/night')
  for (const name of ['Edit Bucket', 'Add Kicks', 'Become a Bucketeer'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a link with a password opens with the right one', async () => {
  signedOut()
  openWith(async ({ sharePassword }) => {
    if (sharePassword === 'blue boats') return opened(rail)
    throw new ApiError(401, sharePassword ? 'This is not the password of this link.' : 'It needs a password.')
  })
  expect(await heading('This link has a password')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.type(await passwordField(), 'red boats{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not the password of this link.')
  expect(await passwordField()).toHaveValue('red boats')
  await userEvent.clear(await passwordField())
  await userEvent.type(await passwordField(), 'blue boats')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await heading('By rail')).toBeVisible()
})

test.each([
  [
    'does not exist',
    async () => {
      throw new ApiError(404, 'This link does not work any more.')
    },
  ],
  ['shows a Journal', async () => ({ kind: 'journal' as const })],
])('a link that %s does not work any more', async (_, read) => {
  signedOut()
  openWith(read)
  expect(await heading('This link does not work any more.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/')
})

test('a link that ends while the password is typed does not work any more', async () => {
  signedOut()
  openWith(async ({ sharePassword }) => {
    throw new ApiError(sharePassword ? 404 : 401, 'No.')
  })
  await userEvent.type(await passwordField(), 'blue boats{Enter}')
  expect(await heading('This link does not work any more.')).toBeVisible()
})

test('without a network the page says so and tries again', async () => {
  signedOut()
  const read = jest.fn(async () => opened(rail)).mockRejectedValueOnce(new ApiError(null, 'No network.'))
  openWith(read)
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: No network.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('By rail')).toBeVisible()
})

test('its owner creates a link in the dialog of the audience, and ends it', async () => {
  signedIn()
  const link: ShareLink = {
    _id: 'link',
    kind: 'bucket',
    id: 'rail',
    key: 'k1',
    url: '/shared/bucket/k1',
    expiresAt: null,
    hasPreview: false,
    showsNotes: false,
    hasPassword: false,
    createdAt: '2026-11-25T10:00:00.000Z',
  }
  const create = jest.fn(async () => link)
  const change = jest.fn(async () => ({ ...link, hasPreview: true }))
  const end = jest.fn(async () => {})
  stubApi({
    'GET /api/bucket/{bucketId}': async () => ({ ...rail, kicks: [], kickCount: 0 }),
    'GET /api/share': async () => [],
    'POST /api/share': create,
    'PUT /api/share/{id}': change,
    'DELETE /api/share/{id}': end,
  })
  openBuckets('/buckets/rail')
  await userEvent.click(await screen.findByRole('button', { name: 'Only me: Who can see this' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Who can see this' }))
  expect(
    dialog.getByText(/Kicks that not every member can see are left out, unless you show them here\.$/),
  ).toBeVisible()
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
  expect(create).toHaveBeenCalledWith({ body: { kind: 'bucket', id: 'rail' } })
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Show a preview in chats' }))
  expect(change).toHaveBeenCalledWith({ params: { id: 'link' }, body: { hasPreview: true } })
  await userEvent.click(await dialog.findByRole('button', { name: 'End link' }))
  const question = within(await screen.findByRole('dialog', { name: 'End this link?' }))
  await userEvent.click(question.getByRole('button', { name: 'End link' }))
  expect(await dialog.findByRole('button', { name: 'Create link', hidden: true })).toBeInTheDocument()
  expect(end).toHaveBeenCalledWith({ params: { id: 'link' } })
})
