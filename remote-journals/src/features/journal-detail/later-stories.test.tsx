import { ApiError, type Page, type Story } from '@bucketeer/shared-auth'
import { aStory, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { fakeIntersections } from '@bucketeer/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'
import { rails } from '../../testing/journal-page'

const all = Array.from({ length: 40 }, (_, index) => aStory({ _id: `s${index}`, title: `Day ${index + 1}` }))
const contents = all.map(({ _id, title }) => ({ _id, title, happenedOn: null, place: null }))

interface PageInput {
  query?: { limit?: number; cursor?: string }
}
const pageOf = async ({ query: { limit = 50, cursor } = {} }: PageInput): Promise<Page<Story>> => {
  const start = all.findIndex(({ _id }) => _id === cursor) + 1
  const items = all.slice(start, start + limit)
  return { items, next: start + limit < all.length ? (items.at(-1)?._id ?? null) : null }
}
const serve = (list: (input: PageInput) => Promise<Page<Story>> = pageOf) => {
  const read = jest.fn(async ({ query: { stories = 1000 } = {} }: { query?: { stories?: number } }) => ({
    ...rails,
    story: all.slice(0, stories),
    storyCount: all.length,
    contents,
  }))
  const later = jest.fn(list)
  stubApi({ 'GET /api/journal/{journalId}': read, 'GET /api/journal/{journalId}/stories': later })
  return { read, later }
}
const reachEnd = (view: ReturnType<typeof fakeIntersections>) => {
  const end = screen.getByRole('button', { name: /Show more Stories|Try again/ }).parentElement
  act(() => view.report(end, true))
}
const shownStories = () => screen.getAllByRole('article').length

beforeEach(() => signedOut())

test('a long Journal asks for its first Stories alone, and for the others as one reads', async () => {
  const view = fakeIntersections()
  const { read, later } = serve()
  openJournals('/journal/rails')
  await screen.findByRole('article', { name: 'Day 1' })
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ query: { stories: 4 } }))
  expect(shownStories()).toBe(4)
  expect(later).not.toHaveBeenCalled()

  reachEnd(view)
  expect(await screen.findByRole('article', { name: 'Day 24' })).toBeVisible()
  expect(shownStories()).toBe(24)
  expect(later).toHaveBeenCalledTimes(1)

  reachEnd(view)
  expect(await screen.findByRole('article', { name: 'Day 40' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more Stories' })).not.toBeInTheDocument()
  expect(screen.queryByText(/^The first/)).not.toBeInTheDocument()
})

test('long Stories come in pages of fewer', async () => {
  const view = fakeIntersections()
  serve(({ query }) => pageOf({ query: { ...query, limit: 3 } }))
  openJournals('/journal/rails')
  await screen.findByRole('article', { name: 'Day 1' })
  reachEnd(view)
  expect(await screen.findByRole('article', { name: 'Day 7' })).toBeVisible()
  reachEnd(view)
  expect(await screen.findByRole('article', { name: 'Day 10' })).toBeVisible()
})

test('a jump loads the Stories up to its target', async () => {
  fakeIntersections()
  serve()
  openJournals('/journal/rails#story-s35')
  expect(await screen.findByRole('heading', { name: 'Day 36' })).toHaveFocus()
})

test('a failed page is reported, and loaded again on demand only', async () => {
  const view = fakeIntersections()
  const { later } = serve(
    jest
      .fn(pageOf)
      .mockRejectedValueOnce(new ApiError(503, 'The archive is closed.'))
      .mockImplementation(pageOf),
  )
  openJournals('/journal/rails')
  await screen.findByRole('article', { name: 'Day 1' })
  reachEnd(view)
  expect(await screen.findByText('The archive is closed.', { exact: false })).toBeVisible()
  expect(shownStories()).toBe(4)
  reachEnd(view)
  expect(later).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article', { name: 'Day 24' })).toBeVisible()
})
