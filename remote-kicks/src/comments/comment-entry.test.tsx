import { ApiError } from '@bucketeer/shared-auth'
import { aUser, signedIn } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import { amelia, asAmelia, commentBy, openWith, own, train } from '../testing/commented-kick'

beforeEach(() => {
  localStorage.clear()
  signedIn(amelia)
})

describe('the user’s own comment', () => {
  const editField = () => screen.getByRole('textbox', { name: 'Edit your comment' })
  const edit = async () => userEvent.click((await commentBy('Amelia')).getByRole('button', { name: 'Edit' }))

  test('can be changed', async () => {
    const update = jest.fn(async () => ({ ...own, text: 'I slept.', updatedAt: '2026-05-05T08:30:00.000Z' }))
    await openWith({ 'PUT /api/comment/{commentId}': update })
    await edit()
    expect(editField()).toHaveValue('I slept well.')
    await userEvent.clear(editField())
    await userEvent.type(editField(), 'I slept.')
    await userEvent.click(screen.getByRole('button', { name: 'Save comment' }))
    expect(await screen.findByText('I slept.')).toBeVisible()
    expect(screen.getByText(/edited/)).toBeVisible()
    expect(update).toHaveBeenCalledWith({ params: { commentId: 'own' }, body: { text: 'I slept.' } })
    expect(draftKeys(aUser()._id)).toHaveLength(0)
  })

  test('does not change after cancelling', async () => {
    await openWith({})
    await edit()
    await userEvent.type(editField(), ' Really.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('I slept well.')).toBeVisible()
    expect(draftKeys(aUser()._id)).toHaveLength(0)
  })

  test('is open with its draft when the user returns', async () => {
    const { unmount } = await openWith({})
    await edit()
    await userEvent.type(editField(), ' Really.')
    unmount()
    await openWith({})
    expect(await screen.findByRole('textbox', { name: 'Edit your comment' })).toHaveValue(
      'I slept well. Really.',
    )
  })

  test('shows the reason of a failed change and keeps the draft', async () => {
    const update = async () => {
      throw new ApiError(500, 'The post is late.')
    }
    await openWith({ 'PUT /api/comment/{commentId}': update })
    await edit()
    await userEvent.type(editField(), ' Really.')
    await userEvent.click(screen.getByRole('button', { name: 'Save comment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Update Comment: The post is late.')
    expect(editField()).toHaveValue('I slept well. Really.')
  })

  const confirmDeletion = async () => {
    await userEvent.click((await commentBy('Amelia')).getByRole('button', { name: 'Delete' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete comment' }))
  }

  test('can be deleted after a confirmation', async () => {
    const remove = jest.fn(async () => {})
    await openWith({ 'DELETE /api/comment/{commentId}': remove })
    await confirmDeletion()
    expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toBeVisible()
    expect(screen.queryByText('I slept well.')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Comments (1)' })).toHaveFocus()
    expect(remove).toHaveBeenCalledWith({ params: { commentId: 'own' } })
  })

  test('shows the reason of a failed deletion', async () => {
    const remove = async () => {
      throw new ApiError(500, 'The post is late.')
    }
    await openWith({ 'DELETE /api/comment/{commentId}': remove })
    await confirmDeletion()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Delete Comment: The post is late.')
    expect(screen.getByText('I slept well.')).toBeVisible()
  })
})

describe("somebody else's comment", () => {
  test('can be neither changed nor deleted', async () => {
    await openWith({})
    const clara = await commentBy('Clara')
    expect(clara.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
    expect(clara.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  })

  test('on the user’s own Kick can be deleted, but not changed', async () => {
    await openWith({}, { ...train, createdBy: asAmelia })
    const clara = await commentBy('Clara')
    expect(clara.getByRole('button', { name: 'Delete' })).toBeVisible()
    expect(clara.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  })
})
