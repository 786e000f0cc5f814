import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openBuckets } from '../../testing/open-buckets'

const openList = () => {
  signedIn()
  openBuckets('/buckets')
}
const listing = (...buckets: Bucket[]) => stubApi({ 'GET /api/bucket': async () => buckets })
const card = (name: string) => {
  const item = screen.getByRole('link', { name }).closest('li')
  if (!item) throw new Error(`${name} is on no card.`)
  return within(item)
}

describe('the list of Buckets', () => {
  // @spec S2.24 S2.62 S4.15
  test('shows a loading state', () => {
    stubApi({ 'GET /api/bucket': () => new Promise(() => {}) })
    openList()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your Buckets' })).toBeVisible()
  })

  // @spec S2.63 S2.64
  test('links to the form of a new Bucket and to the Kicks', () => {
    listing()
    openList()
    expect(screen.getByRole('link', { name: 'Create new Bucket' })).toHaveAttribute('href', '/buckets/create')
    expect(screen.getByRole('link', { name: 'Go to Kicks' })).toHaveAttribute('href', '/kicks')
  })

  // @spec S2.65
  test('shows picture, name, description and the names of the Kicks of each Bucket', async () => {
    const kicks = [aKick({ _id: '1', name: 'Night train' }), aKick({ _id: '2', name: 'Slow ferry' })]
    listing(
      aBucket({
        _id: 'rail',
        name: 'By rail',
        description: 'No aeroplane.',
        picture: '/media/rail/1280.webp',
        kicks,
      }),
      aBucket({ _id: 'sea', name: 'By sea' }),
    )
    openList()
    expect(await screen.findByRole('link', { name: 'By rail' })).toHaveAttribute('href', '/buckets/rail')
    expect(card('By rail').getByRole('presentation')).toHaveAttribute('src', '/media/rail/1280.webp')
    expect(card('By rail').getByText('No aeroplane.')).toBeVisible()
    expect(card('By rail').getByText('Night train')).toBeVisible()
    expect(card('By rail').getByText('Slow ferry')).toBeVisible()
    expect(card('By sea').getByText('No Kicks yet')).toBeVisible()
    expect(card('By sea').queryByRole('presentation')).not.toBeInTheDocument()
  })

  // @spec S4.15
  test('counts Buckets and Kicks', async () => {
    listing(aBucket({ _id: 'rail', kickCount: 1 }), aBucket({ _id: 'sea', name: 'By sea', kickCount: 1200 }))
    openList()
    expect(await screen.findByText('2 Buckets')).toBeVisible()
    expect(screen.getByText('1,201 Kicks')).toBeVisible()
  })

  test('says how many Kicks of a Bucket are done', async () => {
    listing(aBucket({ kickCount: 6, doneCount: 3 }), aBucket({ _id: 'sea', kickCount: 2, doneCount: 0 }))
    openList()
    expect(await screen.findByText('6 Kicks · 3 done')).toBeVisible()
    expect(screen.getByText('2 Kicks')).toBeVisible()
  })

  test('loads all pages', async () => {
    const all = Array.from({ length: 3 }, (_, place) =>
      aBucket({ _id: `id-${place}`, name: `Dream ${place}` }),
    )
    const page = jest.fn(async ({ query: { cursor } = {} }: { query?: { cursor?: string } }) =>
      cursor ? { items: all.slice(2), next: null } : { items: all.slice(0, 2), next: 'id-1' },
    )
    stubApi({ 'GET /api/bucket': page })
    openList()
    expect(await screen.findByText('3 Buckets')).toBeVisible()
    expect(page).toHaveBeenCalledTimes(2)
    expect(page).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ cursor: 'id-1' }) }),
    )
  })
})

describe('the empty list of Buckets', () => {
  // @spec S2.66 S4.15
  test('shows two examples that link to the form of a new Bucket', async () => {
    listing()
    openList()
    const details = await screen.findAllByRole('link', { name: 'Details' })
    expect(details.map((link) => link.getAttribute('href'))).toEqual(['/buckets/create', '/buckets/create'])
    expect(screen.getByText('Every list of dreams starts with one line.')).toBeVisible()
  })

  test('opens the form with the words of an example', async () => {
    listing()
    openList()
    const [details] = await screen.findAllByRole('link', { name: 'Details' })
    await userEvent.click(details as HTMLElement)
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(
      'Walk under the northern lights',
    )
    expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue(
      'Tromsø in February, a warm thermos, and one night when the sky dances.',
    )
  })

  // @spec S2.66
  test('hides the examples after the first Bucket', async () => {
    listing(aBucket({ name: 'By rail' }))
    openList()
    await screen.findByRole('link', { name: 'By rail' })
    expect(screen.queryByRole('link', { name: 'Details' })).not.toBeInTheDocument()
  })
})

// @spec S4.15 S8.3
test('a failed list shows the reason and a retry', async () => {
  const list = jest
    .fn<Promise<Bucket[]>, []>()
    .mockRejectedValueOnce(new ApiError(500, 'The shelf is locked.'))
    .mockResolvedValue([aBucket({ name: 'By rail' })])
  stubApi({ 'GET /api/bucket': list })
  openList()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not Login: The shelf is locked.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'By rail' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
