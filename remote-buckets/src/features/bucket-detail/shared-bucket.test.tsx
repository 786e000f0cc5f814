import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../testing/open-buckets'

const bessie = { _id: 'bessie', userName: 'Bessie', profilePicture: null }
const rail = aBucket({ _id: 'rail', name: 'By rail', description: 'No aeroplane.' })
const theirs: Bucket = {
  ...rail,
  audience: 'Members',
  createdBy: bessie,
  kicks: [aKick({ name: 'Night train' })],
  kickCount: 1,
}
const openWith = async (bucket: Bucket, put = jest.fn(async () => bucket)) => {
  stubApi({
    'GET /api/bucket/{bucketId}': async () => bucket,
    'PUT /api/bucket/{bucketId}': put,
    'GET /api/share': async () => [],
  })
  openBuckets('/buckets/rail')
  await screen.findByRole('heading', { level: 1, name: 'By rail' })
}
const control = (present: string) => screen.findByRole('button', { name: `${present}: Who can see this` })
const share = async () => {
  await userEvent.click(await control('Only me'))
  const dialog = within(screen.getByRole('dialog', { name: 'Who can see this' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Every member' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

beforeEach(() => void signedIn())

describe("the owner's Bucket", () => {
  test('is shared with every member by its control', async () => {
    const put = jest.fn(async () => ({ ...rail, audience: 'Members' as const }))
    await openWith(rail, put)
    await share()
    expect(await control('Every member')).toBeVisible()
    expect(put).toHaveBeenCalledWith({
      params: { bucketId: 'rail' },
      body: { name: 'By rail', description: 'No aeroplane.', picture: null, audience: 'Members' },
      ifMatch: rail.updatedAt,
    })
    expect(screen.getByText('Every member can see this Bucket now')).toBeVisible()
  })

  test('shows in the dialog why it was not shared, and shares it on the next attempt', async () => {
    const put = jest
      .fn(async () => ({ ...rail, audience: 'Members' as const }))
      .mockRejectedValueOnce(new ApiError(503, 'We are busy.'))
    await openWith(rail, put)
    const dialog = await share()
    expect(await dialog.findByRole('alert')).toHaveTextContent('We are busy.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await control('Every member')).toBeVisible()
  })

  test('marks Kicks that are Private', async () => {
    await openWith({
      ...rail,
      kicks: [aKick({ audience: 'Private', pictures: '', category: null })],
      kickCount: 1,
    })
    expect(
      within(screen.getByRole('region', { name: 'Kicks in this Bucket' })).getByText('Only me'),
    ).toBeVisible()
  })
})

describe('a Bucket that somebody else shares', () => {
  test('shows its owner with a link to the profile', async () => {
    await openWith(theirs)
    expect(screen.getByRole('link', { name: 'Bessie' })).toHaveAttribute('href', '/user/bessie')
    expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
    expect(screen.getByRole('link', { name: 'Night train' })).toBeVisible()
  })

  test('cannot be changed', async () => {
    await openWith(theirs)
    for (const name of ['Edit Bucket', 'Add Kicks'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    for (const name of ['Delete Bucket', 'Delete Kick from Bucket', /Who can see this/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  test('says that it is empty, without a step for its owner', async () => {
    await openWith({ ...theirs, kicks: [], kickCount: 0 })
    expect(screen.getByText('This Bucket is still empty.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Find your first Kick' })).not.toBeInTheDocument()
  })

  test('has no page to edit it', async () => {
    stubApi({ 'GET /api/bucket/{bucketId}': async () => theirs })
    openBuckets('/buckets/rail/edit')
    expect(await screen.findByRole('heading', { name: 'This page is off the map' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  })
})
