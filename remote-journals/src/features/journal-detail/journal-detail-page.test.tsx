import { ApiError, type Journal } from '@bucketeer/shared-auth'
import { signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRails, rails, reading, story } from '../../testing/journal-page'

describe('a Journal', () => {
  beforeEach(() => signedOut())

  test('shows a loading state', () => {
    stubApi({ 'GET /api/journal/{journalId}': () => new Promise(() => {}) })
    openRails()
    expect(screen.getByText("You're travels are incoming")).toBeVisible()
  })

  // @spec S2.110
  test('shows title, description and Stories, oldest first', async () => {
    reading(rails)
    openRails()
    expect(await screen.findByRole('heading', { level: 1, name: 'On rails' })).toBeVisible()
    expect(screen.getByText('From Lisbon to Istanbul.')).toBeVisible()
    expect(screen.getByText('2 Stories')).toBeVisible()
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Waking up by the Danube', 'A lake at noon'])
  })

  test('shows the Markdown of its About', async () => {
    reading({ ...rails, description: 'From **Lisbon**.\n\n[10:30]: Louvre' })
    openRails()
    expect((await screen.findByText('Lisbon')).tagName).toBe('STRONG')
    expect(screen.getByText('[10:30]: Louvre')).toBeVisible()
  })

  // @spec S2.110
  test('shows number, picture, text and Kick of each Story', async () => {
    reading(rails)
    openRails()
    const page = await story('Waking up by the Danube')
    expect(page.getByText('At six.')).toBeVisible()
    expect(page.getByText('And there it was.')).toBeVisible()
    expect(page.getByRole('link', { name: 'Go to Kick' })).toHaveAttribute('href', '/kicks/k1')
    const sources = [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'))
    expect(sources).toContain('/media/danube/1280.webp')
    const [first] = within(screen.getByRole('list', { name: 'Stories' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(/^1Waking/)
    expect(
      (await story('A lake at noon')).queryByRole('link', { name: 'Go to Kick' }),
    ).not.toBeInTheDocument()
  })

  test('offers only its owner to write the first Story', async () => {
    reading({ ...rails, story: [], storyCount: 0 })
    openRails()
    expect(await screen.findByText('The first page is still blank.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Write the first Story' })).not.toBeInTheDocument()
  })
})

describe('a Journal that fails to load', () => {
  beforeEach(() => signedOut())

  // @spec S8.7
  test('shows the reason and a retry', async () => {
    const read = jest
      .fn<Promise<Journal>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The archive is closed.'))
      .mockResolvedValue(rails)
    stubApi({ 'GET /api/journal/{journalId}': read })
    openRails()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: The archive is closed.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'On rails' })).toBeVisible()
  })

  // @spec S8.7
  test('offers no retry for an unknown Journal', async () => {
    stubApi({
      'GET /api/journal/{journalId}': () =>
        Promise.reject(new ApiError(404, 'We could not find this Journal.')),
    })
    openRails()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not get Bucket: We could not find this Journal.',
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
    stubApi({ 'GET /api/journal/{journalId}': read }, { unchecked: true })
    openRails()
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(read).toHaveBeenCalledTimes(2)
  })
})
