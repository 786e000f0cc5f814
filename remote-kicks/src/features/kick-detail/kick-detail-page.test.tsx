import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aBucket, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amelia, startAsAmelia, train } from '../../testing/kicks'
import { openKicks } from '../../testing/open-kicks'
import { choose } from '../../testing/on-screen'

const own = { ...train, createdBy: { ...train.createdBy, _id: amelia._id } }
const reading = (kick: Kick) => stubApi({ kicks: { read: async () => kick } })
const openKick = () => openKicks('/kicks/train')

beforeEach(startAsAmelia)

describe('a Kick', () => {
  test('says that it is loading', () => {
    stubApi({ kicks: { read: () => new Promise(() => {}) } })
    openKick()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.95 S2.97 S3.18
  test('shows its picture, name, country, category, description, and who made it', async () => {
    reading(train)
    openKick()
    expect(await screen.findByRole('heading', { level: 1, name: 'Night train' })).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', train.pictures)
    expect(screen.getByText('Austria, Europe')).toBeVisible()
    expect(screen.getByText('Activities')).toBeVisible()
    expect(screen.getByText('No aeroplane.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bessie' })).toHaveAttribute(
      'href',
      `/user/${train.createdBy._id}`,
    )
    expect(screen.getByRole('link', { name: 'Back to Kicks' })).toHaveAttribute('href', '/kicks')
  })

  // @spec S2.96 S9.4
  test('has a map around its place', async () => {
    reading({ ...train, location: { lat: 47.3667, lng: 8.55 } })
    openKick()
    const map = await screen.findByRole('application', { name: /Austria/ })
    expect(map).toHaveAttribute('data-centre', '47.3667 8.5500')
    expect(map).toHaveAttribute('data-zoom', '10')
  })

  // @spec S2.96
  test('without a place says so, and shows no map', async () => {
    reading({ ...train, location: null, country: null })
    openKick()
    expect(await screen.findByText('No place was chosen for this Kick.')).toBeVisible()
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
  })

  test('of somebody else offers neither to edit nor to delete it', async () => {
    reading(train)
    openKick()
    await screen.findByRole('heading', { name: 'Night train' })
    expect(screen.queryByRole('link', { name: 'Edit Kick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete Kick' })).not.toBeInTheDocument()
  })

  test("of one's own leads to its form", async () => {
    reading(own)
    openKick()
    expect(await screen.findByRole('link', { name: 'Edit Kick' })).toHaveAttribute(
      'href',
      '/kicks/train/edit',
    )
  })

  test('that is withdrawn says so, and takes neither comments nor changes', async () => {
    stubApi({
      kicks: { read: async () => ({ ...own, withdrawn: true }) },
      buckets: { list: async () => [aBucket()] },
    })
    openKick()
    expect(await screen.findByText('Withdrawn')).toBeVisible()
    expect(screen.getByText('This Kick is withdrawn and takes no new comments.')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Edit Kick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  })
})

describe("a Kick that can't be read", () => {
  // @spec S8.8
  test('says why, and can be tried again', async () => {
    const read = jest
      .fn<Promise<Kick>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The train is late.'))
      .mockResolvedValue(train)
    stubApi({ kicks: { read } })
    openKick()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The train is late.')
    expect(screen.getByRole('link', { name: 'Back to Kicks' })).toHaveAttribute('href', '/kicks')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Night train' })).toBeVisible()
  })

  test('because there is none offers no other try', async () => {
    const read = async () => {
      throw new ApiError(404, 'We could not find this Kick.')
    }
    stubApi({ kicks: { read } })
    openKick()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not get Bucket: We could not find this Kick.',
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  // @spec S2.25
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['an empty object', {}],
  ])('because the answer is %s shows the error view', async (_what, answer) => {
    // What the types promise is exactly what this answer breaks.
    const read = jest.fn().mockResolvedValue(answer)
    stubApi({ kicks: { read } })
    openKick()
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('adding it to a Bucket', () => {
  // @spec S2.99 S4.10 S8.18
  test('leads to the list', async () => {
    const addKick = jest.fn(async () => aBucket({ _id: 'rail' }))
    stubApi({
      kicks: { read: async () => train, list: async () => [train] },
      buckets: { list: async () => [aBucket({ _id: 'rail', name: 'By rail' })], addKick },
    })
    openKick()
    await choose(await screen.findByRole('combobox', { name: 'Select Bucket' }), 'By rail')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Succesfully added Journal to Bucket')).toBeVisible()
    expect(addKick).toHaveBeenCalledWith('rail', 'train')
    await waitFor(() => expect(address()).toBe('/kicks'))
  })

  // @spec S2.99
  test('is not offered to somebody without Buckets', async () => {
    stubApi({ kicks: { read: async () => train }, buckets: { list: async () => [] } })
    openKick()
    await screen.findByRole('heading', { name: 'Night train' })
    expect(screen.queryByRole('combobox', { name: 'Select Bucket' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  })

  test("says when one's Buckets can't be read", async () => {
    const list = async () => {
      throw new ApiError(500, 'The shelf is locked.')
    }
    stubApi({ kicks: { read: async () => train }, buckets: { list } })
    openKick()
    expect(await screen.findByText(/The shelf is locked\./)).toHaveTextContent('Could not get Bucket:')
  })
})

describe('deleting', () => {
  const askToDelete = async () => {
    openKick()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Kick' }))
    return within(screen.getByRole('dialog', { name: 'Delete this Kick?' }))
  }

  test('asks first, and takes no for an answer', async () => {
    const remove = jest.fn()
    stubApi({ kicks: { read: async () => own, delete: remove } })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(remove).not.toHaveBeenCalled()
    expect(address()).toBe('/kicks/train')
  })

  test('leads to the list without the Kick, and asks for it no more', async () => {
    const read = jest.fn(async () => own)
    const remove = jest.fn(async () => {})
    stubApi({ kicks: { read, delete: remove, list: async () => [] } })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Delete Kick' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'All Kicks' })).toBeVisible()
    expect(screen.getByText('Kick deleted')).toBeVisible()
    expect(remove).toHaveBeenCalledWith('train')
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('that fails says why and stays', async () => {
    const remove = async () => {
      throw new ApiError(500, 'The train is late.')
    }
    stubApi({ kicks: { read: async () => own, delete: remove } })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Delete Kick' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Delete Kick: The train is late.')
    expect(address()).toBe('/kicks/train')
  })
})
