import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aBucket, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amelia, variantsOf, startAsAmelia, train } from '../../testing/kicks'
import { openKicks } from '../../testing/open-kicks'
import { choose } from '../../testing/on-screen'

const own = { ...train, createdBy: { ...train.createdBy, _id: amelia._id } }
const reading = (kick: Kick) => stubApi({ 'GET /api/kick/{kickId}': async () => kick })
const openKick = () => openKicks('/kicks/train')

beforeEach(startAsAmelia)

describe('a Kick', () => {
  test('shows a loading state', () => {
    stubApi({ 'GET /api/kick/{kickId}': () => new Promise(() => {}) })
    openKick()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.95 S2.97 S3.18
  test('shows picture, name, country, category, description and creator', async () => {
    reading(train)
    openKick()
    expect(await screen.findByRole('heading', { level: 1, name: 'Night train' })).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', train.pictures)
    expect(screen.getByText('Vienna, Austria, Europe')).toBeVisible()
    expect(screen.getByText('Activities')).toBeVisible()
    expect(screen.getByText('No aeroplane.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bessie' })).toHaveAttribute(
      'href',
      `/user/${train.createdBy._id}`,
    )
    expect(screen.getByRole('link', { name: 'Back to Kicks' })).toHaveAttribute('href', '/kicks')
  })

  test.each(variantsOf(train))('shows its %s', async (_field, other) => {
    const textOf = async (kick: Kick) => {
      reading(kick)
      const { container, unmount } = openKick()
      await screen.findByRole('heading', { level: 2, name: 'Where it is' })
      const { textContent } = container
      unmount()
      return textContent
    }
    expect(await textOf(other)).not.toBe(await textOf(train))
  })

  // @spec S2.96 S9.4
  test('shows a map of its place', async () => {
    reading({ ...train, location: { lat: 47.3667, lng: 8.55 } })
    openKick()
    const map = await screen.findByRole('application', { name: /Austria/ })
    await waitFor(() => expect(map).toHaveAttribute('data-centre', '47.3667 8.5500'))
    expect(map).toHaveAttribute('data-zoom', '10')
  })

  test('links to its place in other maps', async () => {
    reading({ ...train, location: { lat: 47.3667, lng: 8.55 } })
    openKick()
    const links = await screen.findAllByRole('link', { name: /^Open in .*, in a new tab$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.openstreetmap.org/?mlat=47.3667&mlon=8.55#map=15/47.3667/8.55',
      'https://maps.apple.com/?ll=47.3667,8.55&q=47.3667,8.55&z=15',
      'https://www.google.com/maps/search/?api=1&query=47.3667,8.55',
    ])
  })

  describe('with a place that others see less exactly', () => {
    const hut = { lat: 47.5579, lng: 13.6481 }
    const centre = { lat: 47.575, lng: 13.6667 }
    const map = () => screen.findByRole('application', { name: /Austria/ })
    const drawn = (surface: HTMLElement) => ({
      circles: surface.querySelectorAll('.map-area').length,
      pins: surface.querySelectorAll('.map-pin').length,
    })

    test('draws a circle for others, without links to a spot', async () => {
      reading({ ...train, location: centre, place: null, placePrecision: 'area' })
      openKick()
      const surface = await map()
      await waitFor(() => expect(drawn(surface)).toEqual({ circles: 1, pins: 0 }))
      expect(surface).toHaveAttribute('data-centre', '47.5750 13.6667')
      expect(screen.getByText('Within about 5 km')).toBeVisible()
      expect(screen.queryByRole('link', { name: /^Open in/ })).not.toBeInTheDocument()
    })

    test('draws the circle and the pin for its creator', async () => {
      reading({ ...train, location: centre, exactLocation: hut, placePrecision: 'area' })
      openKick()
      const surface = await map()
      await waitFor(() => expect(drawn(surface)).toEqual({ circles: 1, pins: 1 }))
      expect(surface).toHaveAttribute('data-centre', '47.5579 13.6481')
      expect(screen.getByText('Others see: within about 5 km')).toBeVisible()
    })

    test('shows others the country alone', async () => {
      reading({ ...train, location: null, place: null, placePrecision: 'country' })
      openKick()
      const section = await screen.findByRole('heading', { name: 'Where it is' })
      expect(section.parentElement).toHaveTextContent('Where it isAustria')
      expect(screen.queryByRole('application')).not.toBeInTheDocument()
    })
  })

  // @spec S2.96
  test('shows a note instead of a map without a place', async () => {
    reading({ ...train, location: null, country: null })
    openKick()
    expect(await screen.findByText('No place was chosen for this Kick.')).toBeVisible()
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
  })

  test('offers no edit or deletion to others than its creator', async () => {
    reading(train)
    openKick()
    await screen.findByRole('heading', { name: 'Night train' })
    expect(screen.queryByRole('link', { name: 'Edit Kick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete Kick' })).not.toBeInTheDocument()
  })

  test('links to its form for its creator', async () => {
    reading(own)
    openKick()
    expect(await screen.findByRole('link', { name: 'Edit Kick' })).toHaveAttribute(
      'href',
      '/kicks/train/edit',
    )
  })

  test('shows a note when it is withdrawn, and accepts neither comments nor changes', async () => {
    stubApi({
      'GET /api/kick/{kickId}': async () => ({ ...own, withdrawn: true }),
      'GET /api/bucket': async () => [aBucket()],
    })
    openKick()
    expect(await screen.findByText('Withdrawn')).toBeVisible()
    expect(screen.getByText('This Kick is withdrawn and takes no new comments.')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Edit Kick' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  })
})

describe('a Kick that fails to load', () => {
  // @spec S8.8
  test('shows the reason and a retry', async () => {
    const read = jest
      .fn<Promise<Kick>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The train is late.'))
      .mockResolvedValue(train)
    stubApi({ 'GET /api/kick/{kickId}': read })
    openKick()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The train is late.')
    expect(screen.getByRole('link', { name: 'Back to Kicks' })).toHaveAttribute('href', '/kicks')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Night train' })).toBeVisible()
  })

  test('offers no retry for an unknown Kick', async () => {
    const read = async () => {
      throw new ApiError(404, 'We could not find this Kick.')
    }
    stubApi({ 'GET /api/kick/{kickId}': read })
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
  ])('shows the error view for a response that is %s', async (_what, answer) => {
    // This response deliberately breaks its type.
    const read = jest.fn().mockResolvedValue(answer)
    stubApi({ 'GET /api/kick/{kickId}': read }, { unchecked: true })
    openKick()
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('adding the Kick to a Bucket', () => {
  // @spec S2.99 S4.10 S8.18
  test('opens the list', async () => {
    const addKick = jest.fn(async () => aBucket({ _id: 'rail' }))
    stubApi({
      'GET /api/kick/{kickId}': async () => train,
      'GET /api/kick': async () => [train],
      'GET /api/bucket': async () => [aBucket({ _id: 'rail', name: 'By rail' })],
      'PUT /api/bucket/{bucketId}/add': addKick,
    })
    openKick()
    await choose(await screen.findByRole('combobox', { name: 'Select Bucket' }), 'By rail')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Succesfully added Journal to Bucket')).toBeVisible()
    expect(addKick).toHaveBeenCalledWith({
      params: { bucketId: 'rail' },
      body: { bucketId: 'rail', kickId: 'train' },
    })
    await waitFor(() => expect(address()).toBe('/kicks'))
  })

  // @spec S2.99
  test('is not offered to a user without Buckets', async () => {
    stubApi({ 'GET /api/kick/{kickId}': async () => train, 'GET /api/bucket': async () => [] })
    openKick()
    await screen.findByRole('heading', { name: 'Night train' })
    expect(screen.queryByRole('combobox', { name: 'Select Bucket' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  })

  test('shows a message if the Buckets fail to load', async () => {
    const list = async () => {
      throw new ApiError(500, 'The shelf is locked.')
    }
    stubApi({ 'GET /api/kick/{kickId}': async () => train, 'GET /api/bucket': list })
    openKick()
    expect(await screen.findByText(/The shelf is locked\./)).toHaveTextContent('Could not get Bucket:')
  })
})

describe('deleting a Kick', () => {
  const askToDelete = async () => {
    openKick()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Kick' }))
    return within(screen.getByRole('dialog', { name: 'Delete this Kick?' }))
  }

  test('asks first and can be cancelled', async () => {
    const remove = jest.fn()
    stubApi({ 'GET /api/kick/{kickId}': async () => own, 'DELETE /api/kick/{kickId}': remove })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(remove).not.toHaveBeenCalled()
    expect(address()).toBe('/kicks/train')
  })

  test('opens the list without the Kick and does not request it again', async () => {
    const read = jest.fn(async () => own)
    const remove = jest.fn(async () => {})
    stubApi({
      'GET /api/kick/{kickId}': read,
      'DELETE /api/kick/{kickId}': remove,
      'GET /api/kick': async () => [],
    })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Delete Kick' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'All Kicks' })).toBeVisible()
    expect(screen.getByText('Kick deleted')).toBeVisible()
    expect(remove).toHaveBeenCalledWith({ params: { kickId: 'train' } })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('shows the reason of a failure and stays on the page', async () => {
    const remove = async () => {
      throw new ApiError(500, 'The train is late.')
    }
    stubApi({ 'GET /api/kick/{kickId}': async () => own, 'DELETE /api/kick/{kickId}': remove })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Delete Kick' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Delete Kick: The train is late.')
    expect(address()).toBe('/kicks/train')
  })
})
