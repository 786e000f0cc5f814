import { ApiError, type Journal } from '@bucketeer/shared-auth'
import { aJournal, aStory, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'

const open = () => openJournals('/journal/private')
const listing = (...journals: Journal[]) => stubApi({ 'GET /api/journal/private': async () => journals })
const card = async (title: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name: title })).closest('li')
  if (!item) throw new Error(`${title} is on no card.`)
  return within(item)
}

beforeEach(() => void signedIn())

describe('the user’s own Journals', () => {
  // @spec S4.15
  test('show a loading state', () => {
    stubApi({ 'GET /api/journal/private': () => new Promise(() => {}) })
    open()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.132 S3.14
  test('show the visibility of each', async () => {
    listing(
      aJournal({ _id: 'rails', title: 'On rails', visibility: 'Public' }),
      aJournal({ _id: 'tears', title: 'On tears', visibility: 'Private' }),
    )
    open()
    expect((await card('On rails')).getByText('Public')).toBeVisible()
    expect((await card('On tears')).getByText('Private')).toBeVisible()
    expect((await card('On tears')).getByRole('link', { name: 'View Journal' })).toHaveAttribute(
      'href',
      '/journal/tears',
    )
    expect((await card('On tears')).getByText('No Stories yet')).toBeVisible()
  })

  // @spec S4.15
  test('are counted, with their Stories', async () => {
    listing(
      aJournal({ _id: 'rails', story: [aStory()], storyCount: 1 }),
      aJournal({ _id: 'sea', title: 'At sea', storyCount: 1200 }),
    )
    open()
    expect(await screen.findByText('2 Journals')).toBeVisible()
    expect(screen.getByText('1,201 Stories')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add Journal' })).toHaveAttribute('href', '/journal/create')
  })

  test('are loaded to the last page', async () => {
    const all = Array.from({ length: 101 }, (_, place) =>
      aJournal({ _id: `id-${place}`, title: `Journey ${place}` }),
    )
    const listPrivate = jest.fn(async ({ query: { cursor } = {} }: { query?: { cursor?: string } }) =>
      cursor ? all.slice(100) : { items: all.slice(0, 100), next: 'id-99' },
    )
    stubApi({ 'GET /api/journal/private': listPrivate })
    open()
    expect(await screen.findByText('101 Journals')).toBeVisible()
    expect(listPrivate).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ cursor: 'id-99' }) }),
    )
  })
})

describe('a user without Journals', () => {
  const sentence = 'It seems that you do not have any Journals yet.'

  // @spec S2.133 S4.15
  test('sees an empty state with a first step', async () => {
    listing()
    open()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create a Journal' })).toHaveAttribute('href', '/journal/create')
  })

  // @spec S2.133
  test('sees no empty state after the first Journal', async () => {
    listing(aJournal({ title: 'On rails' }))
    open()
    await card('On rails')
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Create a Journal' })).not.toBeInTheDocument()
  })
})

// @spec S4.15
test('a failed list shows the reason and a retry', async () => {
  const listPrivate = jest
    .fn<Promise<Journal[]>, []>()
    .mockRejectedValueOnce(new ApiError(500, 'The archive is closed.'))
    .mockResolvedValue([aJournal({ title: 'On rails' })])
  stubApi({ 'GET /api/journal/private': listPrivate })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The archive is closed.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await card('On rails')).getByText('Public')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
