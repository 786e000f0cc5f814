import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address, provideMapLayout } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../testing/open-buckets'

const rail = aBucket({
  _id: 'rail',
  name: 'By rail',
  description: 'No aeroplane.',
  picture: '/media/rail/1280.webp',
})
const openBucket = () => openBuckets('/buckets/rail')
const reading = (bucket: Bucket) => stubApi({ 'GET /api/bucket/{bucketId}': async () => bucket })

provideMapLayout()
beforeEach(() => void signedIn())

describe('a Bucket', () => {
  test('shows a loading state', () => {
    stubApi({ 'GET /api/bucket/{bucketId}': () => new Promise(() => {}) })
    openBucket()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.72 S2.74 S2.75 S2.76
  test('shows picture, title, description and actions', async () => {
    reading(rail)
    openBucket()
    expect(await screen.findByRole('heading', { level: 1, name: 'By rail' })).toBeVisible()
    expect(screen.getByText('No aeroplane.')).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/media/rail/1280.webp')
    expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
    expect(screen.getByRole('link', { name: 'Edit Bucket' })).toHaveAttribute('href', '/buckets/rail/edit')
    expect(screen.getByRole('link', { name: 'Add Kicks' })).toHaveAttribute('href', '/kicks?for=rail')
  })

  test('shows the whole of a long description on request', async () => {
    reading({ ...rail, description: 'No aeroplane, and no haste. '.repeat(10) })
    openBucket()
    await userEvent.click(await screen.findByRole('button', { name: 'more' }))
    expect(screen.queryByRole('button', { name: 'more' })).not.toBeInTheDocument()
  })

  test('links to the Kicks if it has none', async () => {
    reading(rail)
    openBucket()
    expect(await screen.findByRole('link', { name: 'Find your first Kick' })).toHaveAttribute(
      'href',
      '/kicks?for=rail',
    )
  })

  // @spec S2.77 S3.18
  test('shows picture, name, description and category of each Kick', async () => {
    const swim = aKick({
      _id: 'swim',
      name: 'Ice bath',
      description: 'Three minutes.',
      pictures: '/media/ice/1280.webp',
      category: 'Activity',
    })
    reading({ ...rail, kicks: [swim], kickCount: 1 })
    openBucket()
    const kicks = within(await screen.findByRole('region', { name: 'Kicks in this Bucket' }))
    expect(kicks.getByRole('link', { name: 'Ice bath' })).toHaveAttribute('href', '/kicks/swim')
    expect(kicks.getByRole('presentation')).toHaveAttribute('src', '/media/ice/1280.webp')
    expect(kicks.getByText('Three minutes.')).toBeVisible()
    expect(kicks.getByText('Activities')).toBeVisible()
    expect(screen.getByText('1 Kick')).toBeVisible()
    expect(screen.getByText('1 country')).toBeVisible()
  })

  test('marks withdrawn Kicks', async () => {
    reading({ ...rail, kicks: [aKick({ withdrawn: true })], kickCount: 1 })
    openBucket()
    expect(await screen.findByText('Withdrawn')).toBeVisible()
  })

  // @spec S2.79
  test('links to each Kick', async () => {
    reading({ ...rail, kicks: [aKick({ _id: 'swim', name: 'Ice bath' })], kickCount: 1 })
    openBucket()
    const link = await screen.findByRole('link', { name: 'Go to Kick' })
    expect(link).toHaveAttribute('href', '/kicks/swim')
    expect(link).toHaveAccessibleDescription('Ice bath')
  })

  test('says that it has more Kicks than shown', async () => {
    reading({ ...rail, kicks: [aKick()], kickCount: 1500 })
    openBucket()
    expect(await screen.findByText('The first 1 of 1,500 Kicks.')).toBeVisible()
  })
})

describe('the map of a Bucket', () => {
  const lake = aKick({ _id: 'lake', name: 'Swim in a lake', location: { lat: 47.56, lng: 13.67 } })
  const idea = aKick({ _id: 'idea', name: 'Learn to whistle', location: null })
  const rice = aKick({ _id: 'rice', name: 'Plant rice', location: { lat: 10, lng: 106 } })

  test('has the numbers of the cards, which lead to each other', async () => {
    reading({ ...rail, kicks: [lake, idea, rice], kickCount: 3 })
    openBucket()
    await screen.findByRole('button', { name: '3: Plant rice' }, { timeout: 30_000 })
    const number = screen.getByRole('button', { name: '3: show Plant rice on the map' })
    expect(number).toHaveTextContent('3')
    await userEvent.click(number)
    expect(screen.getByRole('button', { name: '3: Plant rice' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(number).toHaveFocus()
  }, 60_000)

  test('shows a Kick of an area as an area', async () => {
    reading({ ...rail, kicks: [{ ...lake, placePrecision: 'area' }], kickCount: 1 })
    openBucket()
    const name = '1: Swim in a lake, within about 5 km'
    expect(await screen.findByRole('button', { name }, { timeout: 30_000 })).toHaveTextContent('1')
  })

  test('has no number for a Kick without a place', async () => {
    reading({ ...rail, kicks: [idea, rice], kickCount: 2 })
    openBucket()
    expect(await screen.findByRole('button', { name: '2: show Plant rice on the map' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Learn to whistle on the map/ })).not.toBeInTheDocument()
  })

  test('is missing if no Kick has a place', async () => {
    reading({ ...rail, kicks: [idea], kickCount: 1 })
    openBucket()
    await screen.findByRole('link', { name: 'Learn to whistle' })
    expect(screen.queryByRole('status', { name: 'The map is on its way' })).not.toBeInTheDocument()
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
  })
})

describe('a Bucket that fails to load', () => {
  // @spec S8.6
  test('shows the reason and a retry', async () => {
    const read = jest
      .fn<Promise<Bucket>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
      .mockResolvedValue(rail)
    stubApi({ 'GET /api/bucket/{bucketId}': read })
    openBucket()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The shelf is locked.')
    expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'By rail' })).toBeVisible()
  })

  // @spec S2.25
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['an empty object', {}],
  ])('shows the error view for a response that is %s', async (_what, answer) => {
    // This response deliberately breaks its type.
    const read = jest.fn().mockResolvedValue(answer)
    stubApi({ 'GET /api/bucket/{bucketId}': read }, { unchecked: true })
    openBucket()
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('deleting a Bucket', () => {
  const askToDelete = async () => {
    openBucket()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bucket' }))
    return within(screen.getByRole('dialog', { name: 'Delete this Bucket?' }))
  }

  test('asks first and can be cancelled', async () => {
    const remove = jest.fn()
    stubApi({ 'GET /api/bucket/{bucketId}': async () => rail, 'DELETE /api/bucket/{bucketId}': remove })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(remove).not.toHaveBeenCalled()
    expect(address()).toBe('/buckets/rail')
  })

  // @spec S2.73
  test('opens the list without the Bucket and does not request it again', async () => {
    const read = jest.fn(async () => rail)
    const remove = jest.fn(async () => {})
    stubApi({ 'GET /api/bucket/{bucketId}': read, 'DELETE /api/bucket/{bucketId}': remove })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Delete Bucket' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'Your Buckets' })).toBeVisible()
    expect(screen.getByText('Bucket deleted')).toBeVisible()
    expect(remove).toHaveBeenCalledWith({ params: { bucketId: 'rail' } })
    expect(read).toHaveBeenCalledTimes(1)
  })

  // @spec S8.16
  test('shows the reason of a failure and stays on the page', async () => {
    const remove = async () => {
      throw new ApiError(500, 'The shelf is locked.')
    }
    stubApi({ 'GET /api/bucket/{bucketId}': async () => rail, 'DELETE /api/bucket/{bucketId}': remove })
    const question = await askToDelete()
    await userEvent.click(question.getByRole('button', { name: 'Delete Bucket' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Delete Bucket: The shelf is locked.',
    )
    expect(address()).toBe('/buckets/rail')
  })
})

describe('the heart of a Kick', () => {
  const swim = aKick({ _id: 'swim', name: 'Ice bath' })
  const withSwim = { ...rail, kicks: [swim], kickCount: 1 }
  const heart = () => screen.findByRole('button', { name: 'Favourite' })

  // @spec S2.78
  test('adds the favourite at once', async () => {
    const favour = jest.fn(() => new Promise<{ favourite: boolean }>(() => {}))
    stubApi({
      'GET /api/bucket/{bucketId}': async () => withSwim,
      'PUT /api/kick/{kickId}/favourite': favour,
    })
    openBucket()
    expect(await heart()).not.toBePressed()
    await userEvent.click(await heart())
    expect(await heart()).toBePressed()
    expect(favour).toHaveBeenCalledWith({ params: { kickId: 'swim' } })
  })

  // @spec S2.78
  test('removes the favourite on the second click', async () => {
    const unfavour = jest.fn(async () => ({ favourite: false }))
    const favourite = { ...withSwim, kicks: [{ ...swim, favourite: true }] }
    stubApi({
      'GET /api/bucket/{bucketId}': async () => favourite,
      'DELETE /api/kick/{kickId}/favourite': unfavour,
    })
    openBucket()
    expect(await heart()).toBePressed()
    await userEvent.click(await heart())
    await waitFor(async () => expect(await heart()).not.toBePressed())
    expect(unfavour).toHaveBeenCalledWith({ params: { kickId: 'swim' } })
  })

  // @spec S2.78
  test('is rolled back with a message when the request fails', async () => {
    const favour = async () => {
      throw new ApiError(null, 'We could not reach the server.')
    }
    stubApi({
      'GET /api/bucket/{bucketId}': async () => withSwim,
      'PUT /api/kick/{kickId}/favourite': favour,
    })
    openBucket()
    await userEvent.click(await heart())
    expect(await screen.findByText('Could not save your favourite')).toBeVisible()
    expect(screen.getByText('We could not reach the server.')).toBeVisible()
    expect(await heart()).not.toBePressed()
  })
})

describe('deleting a Kick from the Bucket', () => {
  const place = { position: 7, addedAt: '2026-01-01T00:00:00.000Z', shown: true }
  const withKicks = { ...rail, kicks: [aKick({ _id: 'swim', name: 'Ice bath', ...place })], kickCount: 1 }
  const remove = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Delete Kick from Bucket' }))

  // @spec S2.80
  test('shows a message and opens the list of Buckets', async () => {
    const removeKick = jest.fn(async () => rail)
    stubApi({
      'GET /api/bucket': async () => [rail],
      'GET /api/bucket/{bucketId}': async () => withKicks,
      'PUT /api/bucket/{bucketId}/remove/kick': removeKick,
    })
    openBucket()
    await remove()
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Buckets' })).toBeVisible()
    expect(screen.getByText('Succesfully deleted Kick from Bucket')).toBeVisible()
    expect(address()).toBe('/buckets')
    expect(removeKick).toHaveBeenCalledWith({
      params: { bucketId: 'rail' },
      body: { bucketId: 'rail', kickId: 'swim' },
    })
  })

  test('puts the Kick back at its place from the list of Buckets, and opens the Bucket', async () => {
    const putBack = jest.fn(async () => withKicks)
    stubApi({
      'GET /api/bucket': async () => [rail],
      'GET /api/bucket/{bucketId}': async () => withKicks,
      'PUT /api/bucket/{bucketId}/remove/kick': async () => rail,
      'PUT /api/bucket/{bucketId}/return': putBack,
    })
    openBucket()
    await remove()
    expect(await screen.findByText(/^Removed .*Ice bath/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Put back' }))
    expect(await screen.findByRole('link', { name: 'Ice bath' })).toBeVisible()
    expect(address()).toBe('/buckets/rail')
    const whole = { kickId: 'swim', ...place, targetOn: null, targetPrecision: null, isNew: false }
    expect(putBack).toHaveBeenCalledWith({
      params: { bucketId: 'rail' },
      body: { from: null, places: [whole] },
    })
  })

  // @spec S8.15
  test('shows the reason of a failure and stays on the page', async () => {
    const removeKick = async () => {
      throw new ApiError(500, 'The shelf is locked.')
    }
    stubApi({
      'GET /api/bucket/{bucketId}': async () => withKicks,
      'PUT /api/bucket/{bucketId}/remove/kick': removeKick,
    })
    openBucket()
    await remove()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not remove Kick: The shelf is locked.')
    expect(address()).toBe('/buckets/rail')
    expect(screen.getByRole('link', { name: 'Ice bath' })).toBeVisible()
  })
})
