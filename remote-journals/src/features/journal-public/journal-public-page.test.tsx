import { ApiError, type PublicJournal } from '@bucketeer/shared-auth'
import {
  aPublicJournal,
  aStory,
  loadingAuth,
  signedIn,
  signedOut,
  stubApi,
} from '@bucketeer/shared-auth/testing'
import { address, intersectEverything } from '@bucketeer/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'

const open = () => openJournals('/journal/public')
const listing = (...journals: PublicJournal[]) => stubApi({ 'GET /api/journal/public': async () => journals })
const card = async (title: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name: title })).closest('li')
  if (!item) throw new Error(`${title} is on no card.`)
  return item
}
const stories = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    aStory({ _id: `s${place}`, title: `Day ${place + 1}`, pictures: `/media/day-${place + 1}/1280.webp` }),
  )
const photos = (item: HTMLElement) =>
  [...item.querySelectorAll('img')].flatMap((image) => image.getAttribute('src')?.match(/day-\d/) ?? [])

beforeEach(() => {
  intersectEverything()
  signedOut()
})

describe('the public Journals', () => {
  // @spec S4.15
  test('show a loading state', () => {
    stubApi({ 'GET /api/journal/public': () => new Promise(() => {}) })
    open()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Public Journals' })).toBeVisible()
  })

  // @spec S7.28
  test('are requested without the token', async () => {
    signedIn()
    const listPublic = jest.fn(async () => [aPublicJournal({ title: 'On rails' })])
    stubApi({ 'GET /api/journal/public': listPublic })
    open()
    await card('On rails')
    expect(listPublic).toHaveBeenCalledWith(expect.objectContaining({ token: null }))
  })

  test('leave out those of people of whom the member sees nothing', async () => {
    const by = (_id: string) => ({ _id, userName: _id, profilePicture: null })
    const shown = jest.fn(async (_input: { query?: { ids: string } }) => ({ ids: ['ann'] }))
    stubApi({
      'GET /api/journal/public': async () => [
        aPublicJournal({ _id: 'rails', title: 'On rails', createdBy: by('ann') }),
        aPublicJournal({ _id: 'sea', title: 'By sea', createdBy: by('ben') }),
        aPublicJournal({ _id: 'foot', title: 'On foot', createdBy: by('ann') }),
      ],
      'GET /api/people/shown': shown,
    })
    loadingAuth()
    open()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
    act(() => void signedIn())
    await card('On rails')
    await card('On foot')
    expect(screen.queryByText('By sea')).not.toBeInTheDocument()
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ query: { ids: 'ann,ben' } }))
  })

  // @spec S2.127 S2.129
  test('show creator, title and Stories of each with a link', async () => {
    const createdBy = { _id: 'b', userName: 'Bessie', profilePicture: '/media/bessie/1280.webp' }
    listing(aPublicJournal({ _id: 'rails', title: 'On rails', createdBy, story: stories(2), storyCount: 2 }))
    open()
    const rails = within(await card('On rails'))
    expect(rails.getByText('Bessie')).toBeVisible()
    const pictures = rails
      .getAllByRole('presentation', { hidden: true })
      .map((picture) => picture.getAttribute('src'))
    expect(pictures).toContain('/media/bessie/320.webp')
    const contents = within(rails.getByRole('list', { name: 'Stories' })).getAllByRole('listitem')
    expect(contents.map(({ textContent }) => textContent)).toEqual(['Day 1', 'Day 2'])
    expect(contents[0]?.parentElement?.tagName).toBe('OL')
    expect(rails.getByRole('link', { name: 'View Journal' })).toHaveAttribute('href', '/journal/rails')
  })

  test('link to the creators’ profiles for members', async () => {
    const createdBy = { _id: 'b', userName: 'Bessie', profilePicture: null }
    listing(aPublicJournal({ title: 'On rails', createdBy }))
    open()
    await card('On rails')
    expect(screen.queryByRole('link', { name: 'Bessie' })).not.toBeInTheDocument()
    act(() => void signedIn())
    expect(screen.getByRole('link', { name: 'Bessie' })).toHaveAttribute('href', '/user/b')
  })

  // @spec S2.128
  test.each([
    [1, ['day-1']],
    [3, ['day-1', 'day-2', 'day-3']],
    [4, ['day-1', 'day-2', 'day-3']],
  ])('show at most three pictures of %i Stories', async (count, pictures) => {
    listing(aPublicJournal({ title: 'On rails', story: stories(count), storyCount: count }))
    open()
    expect(photos(await card('On rails'))).toEqual(pictures)
  })

  test('show the number of further Stories', async () => {
    listing(aPublicJournal({ title: 'On rails', story: stories(20), storyCount: 1234 }))
    open()
    expect(within(await card('On rails')).getByText('and 1,229 more')).toBeVisible()
  })

  // @spec S4.15
  test('show an empty state', async () => {
    listing()
    open()
    expect(await screen.findByText('Nobody has told their story yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Be the first' })).toHaveAttribute('href', '/journal/create')
  })
})

describe('the search', () => {
  const onRails = aPublicJournal({ title: 'On rails' })
  const bySea = aPublicJournal({ _id: 'sea', title: 'By sea' })
  const search = jest.fn(async ({ query }: { query?: { q?: string } }) =>
    query?.q === 'rails' ? [onRails] : query?.q ? [] : [onRails, bySea],
  )
  beforeEach(() => stubApi({ 'GET /api/journal/public': search }))
  const field = () => screen.getByRole('searchbox', { name: 'Search' })

  test('shows and announces the Journals with these words', async () => {
    open()
    await card('By sea')
    expect(screen.queryByText(/found/)).not.toBeInTheDocument()
    await userEvent.type(field(), 'rails')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'By sea' })).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { name: 'On rails' })).toBeVisible()
    expect(screen.getByText('1 Journal found.')).toHaveAttribute('role', 'status')
    expect(search).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { limit: 24, q: 'rails' }, token: null }),
    )
  })

  test('is in the address, and says when there is nothing', async () => {
    openJournals('/journal/public?q=moon')
    expect(await screen.findByText('No Journal tells about “moon” yet.')).toBeVisible()
    expect(screen.getByText('No Journals found.')).toHaveAttribute('role', 'status')
    expect(field()).toHaveValue('moon')
    await userEvent.click(screen.getByRole('button', { name: 'Show all Journals' }))
    expect(await card('By sea')).toBeVisible()
    expect(field()).toHaveValue('')
  })
})

describe('the button to add a Journal', () => {
  const prompt = 'You need to be logged in to create a Journal'

  // @spec S2.130
  test('is shown to members', () => {
    signedIn()
    listing()
    open()
    expect(screen.getByRole('link', { name: 'Add Journal' })).toHaveAttribute('href', '/journal/create')
    expect(screen.queryByText(prompt)).not.toBeInTheDocument()
  })

  // @spec S2.131
  test('leads visitors to the login', async () => {
    listing()
    open()
    expect(screen.getByText(prompt)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Add Journal' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Login' }))
    expect(address()).toBe('/login')
  })

  test('is hidden while the session is unknown', () => {
    loadingAuth()
    listing()
    open()
    expect(screen.queryByText(prompt)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add Journal' })).not.toBeInTheDocument()
  })
})

describe('a list longer than a page', () => {
  const all = Array.from({ length: 30 }, (_, place) =>
    aPublicJournal({ _id: `id-${place}`, title: `Journey ${place}` }),
  )
  const page = ({ query: { limit = 100, cursor } = {} }: { query?: { limit?: number; cursor?: string } }) => {
    const start = all.findIndex(({ _id }) => _id === cursor) + 1
    const items = all.slice(start, start + limit)
    return { items, next: start + limit < all.length ? (items.at(-1)?._id ?? null) : null }
  }

  test('loads the next page at its end', async () => {
    const listPublic = jest.fn(async (input: Parameters<typeof page>[0]) => page(input))
    stubApi({ 'GET /api/journal/public': listPublic })
    open()
    expect(await screen.findByRole('heading', { name: 'Journey 29' })).toBeVisible()
    expect(listPublic).toHaveBeenCalledTimes(2)
    expect(listPublic).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { limit: 24, cursor: 'id-23' } }),
    )
    expect(screen.queryByRole('button', { name: 'Show more Journals' })).not.toBeInTheDocument()
  })

  test('keeps the list when the next page fails, and offers a retry', async () => {
    const listPublic = jest
      .fn(async (input: Parameters<typeof page>[0]) => page(input))
      .mockImplementationOnce(async (input: Parameters<typeof page>[0]) => page(input))
      .mockRejectedValueOnce(new ApiError(503, 'The archive is closed.'))
    stubApi({ 'GET /api/journal/public': listPublic })
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The archive is closed.')
    expect(screen.getByRole('heading', { name: 'Journey 23' })).toBeVisible()
    expect(listPublic).toHaveBeenCalledTimes(2)

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Journey 29' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

// @spec S4.15
test('a failed list shows the reason and a retry', async () => {
  const listPublic = jest
    .fn<Promise<PublicJournal[]>, []>()
    .mockRejectedValueOnce(new ApiError(500, 'The archive is closed.'))
    .mockResolvedValue([aPublicJournal({ title: 'On rails' })])
  stubApi({ 'GET /api/journal/public': listPublic })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The archive is closed.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await card('On rails')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
