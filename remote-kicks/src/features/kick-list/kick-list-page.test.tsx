import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aKick, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { intersectEverything } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openKicks } from '../../testing/open-kicks'
import { cardOf } from '../../testing/on-screen'

const amelia = aUser()
const listing = (...kicks: Kick[]) => stubApi({ 'GET /api/kick': async () => kicks })
const train = aKick({ _id: 'train', name: 'Night train', description: 'No aeroplane.' })

beforeEach(() => void signedIn(amelia))

describe('the list of Kicks', () => {
  // @spec S4.15
  test('shows a loading state', () => {
    stubApi({ 'GET /api/kick': () => new Promise(() => {}) })
    openKicks('/kicks')
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.89
  test('links to the form of a new Kick and to the Buckets', () => {
    listing()
    openKicks('/kicks')
    expect(screen.getByRole('link', { name: 'Create a Kick' })).toHaveAttribute('href', '/kicks/create')
    expect(screen.getByRole('link', { name: 'Your Buckets' })).toHaveAttribute('href', '/buckets')
  })

  test('shows how many there are so far', async () => {
    stubApi({
      'GET /api/kick': async () => [train],
      'GET /api/kick/figures': async () => ({ kicks: 1204, countries: 31, categories: [] }),
    })
    openKicks('/kicks')
    expect(await screen.findByText('1,204 Kicks so far')).toBeVisible()
    expect(screen.getByText('31 countries')).toBeVisible()
  })

  // @spec S2.86 S3.18
  test('shows creator, picture, category, name, place and description of each Kick', async () => {
    const bessie = { _id: 'bessie', userName: 'Bessie', profilePicture: '/media/bessie/1280.webp' }
    listing({ ...train, category: 'Activity', country: 'Austria', createdBy: bessie })
    openKicks('/kicks')
    expect(await screen.findByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/kicks/train')
    const card = cardOf('Night train')
    expect(card.getByRole('link', { name: 'Bessie' })).toHaveAttribute('href', '/user/bessie')
    expect(card.getByText('Activities')).toBeVisible()
    expect(card.getByText('Vienna, Austria')).toBeVisible()
    expect(
      card.getAllByRole('presentation', { hidden: true }).map((picture) => picture.getAttribute('src')),
    ).toEqual(expect.arrayContaining([train.pictures, '/media/bessie/320.webp']))
    expect(card.getByText('No aeroplane.')).toBeVisible()
  })

  test('names a former member without a link', async () => {
    listing({ ...train, createdBy: { _id: null, userName: 'a former member', profilePicture: null } })
    openKicks('/kicks')
    expect(await screen.findByText('a former member')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'a former member' })).not.toBeInTheDocument()
  })

  // @spec S2.88
  test('offers only the creator to edit a Kick', async () => {
    const own = aKick({ _id: 'own', name: 'My walk', createdBy: { ...train.createdBy, _id: amelia._id } })
    listing(train, own)
    openKicks('/kicks')
    await screen.findByRole('link', { name: 'My walk' })
    expect(cardOf('My walk').getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/kicks/own/edit')
    expect(cardOf('Night train').queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  })
})

// @spec S4.15
test('an empty list asks to create the first Kick', async () => {
  listing()
  openKicks('/kicks')
  expect(await screen.findByRole('link', { name: 'Create the first Kick' })).toHaveAttribute(
    'href',
    '/kicks/create',
  )
})

describe('a long list', () => {
  const all = Array.from({ length: 5 }, (_, place) => aKick({ _id: `id-${place}`, name: `Kick ${place}` }))
  const pageOf = async ({ query: { cursor } = {} }: { query?: { cursor?: string } }) =>
    cursor ? { items: all.slice(3), next: null } : { items: all.slice(0, 3), next: 'id-2' }
  const shown = (name: string) => screen.findAllByText(name)
  const more = () => screen.findByText('Show more Kicks')

  test('loads the next page by a button', async () => {
    const page = jest.fn(pageOf)
    stubApi({ 'GET /api/kick': page })
    openKicks('/kicks')
    const button = await more()
    await userEvent.click(button)
    await shown('Kick 4')
    expect(page).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ cursor: 'id-2' }) }),
    )
    expect(screen.queryByText('Show more Kicks')).not.toBeInTheDocument()
  })

  test('ends at the server’s last page, whatever its length', async () => {
    const full = Array.from({ length: 24 }, (_, place) =>
      aKick({ _id: `id-${place}`, name: `Kick ${place}` }),
    )
    stubApi({ 'GET /api/kick': async () => ({ items: full, next: null }) })
    openKicks('/kicks')
    expect(within(await screen.findByRole('list', { name: 'Kicks' })).getAllByRole('listitem')).toHaveLength(
      24,
    )
    expect(screen.queryByText('Show more Kicks')).not.toBeInTheDocument()
  })

  test('loads the next page when its end becomes visible', async () => {
    const restoreObserver = intersectEverything()
    try {
      stubApi({ 'GET /api/kick': pageOf })
      openKicks('/kicks')
      await shown('Kick 4')
    } finally {
      restoreObserver()
    }
  })

  test('keeps the list when a page fails, and offers a retry', async () => {
    const page = jest
      .fn(pageOf)
      .mockImplementationOnce(pageOf)
      .mockRejectedValueOnce(new ApiError(500, 'The train is late.'))
    stubApi({ 'GET /api/kick': page })
    openKicks('/kicks')
    await userEvent.click(await more())
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Kicks: The train is late.')
    await shown('Kick 0')

    await userEvent.click(screen.getByText('Try again'))
    await shown('Kick 4')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

// @spec S4.15 S8.5
test('a failed list shows the reason and a retry', async () => {
  const list = jest
    .fn<Promise<Kick[]>, []>()
    .mockRejectedValueOnce(new ApiError(500, 'The train is late.'))
    .mockResolvedValue([train])
  stubApi({ 'GET /api/kick': list })
  openKicks('/kicks')
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Kicks: The train is late.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('a search of All Kicks', () => {
  const search = (found: Record<string, Kick[]>, correction: string | null = null) => {
    const spelling = jest.fn(async () => ({ q: correction }))
    stubApi({
      'GET /api/kick': async ({ query }) => found[query?.q ?? ''] ?? [],
      'GET /api/kick/spelling': spelling,
    })
    return spelling
  }

  test('announces how many it found, and asks for no correction then', async () => {
    const spelling = search({ train: [train] })
    openKicks('/kicks?q=train')
    expect(await screen.findByText('1 Kick found.')).toHaveAttribute('role', 'status')
    expect(spelling).not.toHaveBeenCalled()
  })

  test('shows what a corrected search finds, and says so', async () => {
    search({ train: [train] }, 'train')
    openKicks('/kicks?q=trian')
    expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
    expect(screen.getAllByText(/Nothing for “.?trian.?”; showing “.?train.?”\./)[0]).toBeVisible()
    expect(screen.getByText(/1 Kick found\./)).toHaveAttribute('role', 'status')
    expect(screen.getByRole('searchbox')).toHaveValue('trian')
  })

  test('says that there is nothing if the corrected search finds nothing either', async () => {
    search({}, 'train')
    openKicks('/kicks?q=trian')
    expect(await screen.findByText(/No Kicks found\./)).toBeInTheDocument()
    expect(screen.queryByText(/showing/)).not.toBeInTheDocument()
  })
})
