import { ApiError, type Comment } from '@bucketeer/shared-auth'
import { aUser, aComment, deferred, signedIn } from '@bucketeer/shared-auth/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import { amelia, asAmelia, commentBy, openWith, other, own, train } from '../testing/commented-kick'

const field = () => screen.getByRole('textbox', { name: 'Your comment' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send comment' }))

beforeEach(() => {
  localStorage.clear()
  signedIn(amelia)
})

describe('the comments on a Kick', () => {
  test('show a loading state', async () => {
    await openWith({ 'GET /api/kick/{kickId}/comments': () => new Promise(() => {}) })
    expect(screen.getByRole('status', { name: 'Comments are on their way…' })).toBeInTheDocument()
  })

  test('show author, text and date', async () => {
    await openWith({})
    const clara = await commentBy('Clara')
    expect(clara.getByText('Bring earplugs.')).toBeVisible()
    expect(clara.getByRole('link', { name: 'Clara' })).toHaveAttribute('href', '/user/clara')
    expect(clara.getByText('4 May 2026')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeVisible()
  })

  test('link to those whom they name, and who wrote there or created the Kick', async () => {
    const text = '@clara knows, @Nobody does not'
    await openWith({ 'GET /api/kick/{kickId}/comments': async () => [{ ...own, text }, other] })
    const comment = await commentBy(amelia.userName)
    expect(comment.getByRole('link', { name: '@Clara' })).toHaveAttribute('href', '/user/clara')
    expect(comment.getByText(/knows, @Nobody does not/)).toBeVisible()
  })

  test('show an empty state', async () => {
    await openWith({ 'GET /api/kick/{kickId}/comments': async () => [] }, { ...train, commentCount: 0 })
    expect(await screen.findByText('Nobody has said a word yet.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible()
  })

  test('show the reason of a failure and a retry', async () => {
    const list = jest
      .fn<Promise<Comment[]>, []>()
      .mockRejectedValueOnce(new ApiError(500, 'The post is late.'))
      .mockResolvedValue([other])
    await openWith({ 'GET /api/kick/{kickId}/comments': list })
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Comments: The post is late.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Bring earplugs.')).toBeVisible()
  })

  describe('with several pages', () => {
    const all = Array.from({ length: 5 }, (_, place) =>
      aComment({ _id: `id-${place}`, kickId: 'train', text: `Word ${place}`, createdBy: asAmelia }),
    )
    const pageOf = async ({ query: { cursor } = {} }: { query?: { cursor?: string } }) =>
      cursor ? { items: all.slice(3), next: null } : { items: all.slice(0, 3), next: 'id-2' }
    const older = () => screen.findByText('Show older comments')

    test('load page by page', async () => {
      const page = jest.fn(pageOf)
      await openWith({ 'GET /api/kick/{kickId}/comments': page })
      await userEvent.click(await older())
      expect(await screen.findByText('Word 4')).toBeInTheDocument()
      expect(page).toHaveBeenLastCalledWith(
        expect.objectContaining({
          params: { kickId: 'train' },
          query: expect.objectContaining({ cursor: 'id-2' }),
        }),
      )
      expect(screen.queryByText('Show older comments')).not.toBeInTheDocument()
    })

    test('load the next page after a comment of the previous one was deleted', async () => {
      await openWith({ 'GET /api/kick/{kickId}/comments': pageOf })
      await screen.findByText('Word 1')
      fireEvent.click(screen.getAllByText('Delete')[1] ?? document.body)
      await userEvent.click(await screen.findByText('Delete comment'))
      await waitFor(() => expect(screen.queryByText('Word 1')).not.toBeInTheDocument())
      await userEvent.click(await older())
      expect(await screen.findByText('Word 4')).toBeInTheDocument()
    })
  })
})

describe('writing a comment', () => {
  const written = aComment({ _id: 'new', kickId: 'train', text: 'See you there', createdBy: asAmelia })

  // @spec S1.5
  test('adds it to the top, counts it, and clears the field', async () => {
    const create = jest.fn(async () => written)
    await openWith({ 'POST /api/kick/{kickId}/comments': create })
    await commentBy('Clara')
    await userEvent.type(field(), 'See you there')
    await send()
    const [first] = await screen.findAllByRole('article')
    expect(first).toHaveTextContent('See you there')
    expect(create).toHaveBeenCalledWith({ params: { kickId: 'train' }, body: { text: 'See you there' } })
    expect(screen.getByRole('heading', { name: 'Comments (3)' })).toBeVisible()
    expect(field()).toHaveValue('')
    expect(draftKeys(aUser()._id)).toHaveLength(0)

    await userEvent.type(field(), 'Once more')
    await send()
    expect(create).toHaveBeenCalledTimes(2)
  })

  test('sends one request for two clicks', async () => {
    const create = jest.fn(() => new Promise<Comment>(() => {}))
    await openWith({ 'POST /api/kick/{kickId}/comments': create })
    await userEvent.type(field(), 'Hi')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send comment' }))
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('shows the reason of a failure and keeps the text', async () => {
    const create = async () => {
      throw new ApiError(400, 'Comment must have at least one visible character.')
    }
    await openWith({ 'POST /api/kick/{kickId}/comments': create })
    await userEvent.type(field(), ' ')
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Send Comment: Comment must have at least one visible character.',
    )
    expect(field()).toHaveValue(' ')
  })

  test('keeps a draft until the request succeeds', async () => {
    const answer = deferred<Comment>()
    const { unmount } = await openWith({ 'POST /api/kick/{kickId}/comments': () => answer.promise })
    await userEvent.type(field(), 'See you there')
    unmount()
    const again = await openWith({ 'POST /api/kick/{kickId}/comments': () => answer.promise })
    expect(field()).toHaveValue('See you there')
    await send()
    again.unmount()
    answer.resolve(written)
    await answer.promise
    await openWith({})
    expect(field()).toHaveValue('')
  })
})
