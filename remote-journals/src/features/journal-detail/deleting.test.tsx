import { ApiError, type Journal } from '@bucketeer/shared-auth'
import { signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { draftOf } from '@bucketeer/shared-ui/forms'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storyDraft } from '../../story-form/drafts'
import { isStoryValues, newStory } from '../../story-form/story-values'
import { danube, openRails, rails } from '../../testing/journal-page'

beforeEach(() => void signedIn())

describe('deleting a Journal', () => {
  const ask = async () => {
    openRails()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Journal' }))
    return within(screen.getByRole('dialog', { name: 'Delete this Journal?' }))
  }

  test('asks first and can be cancelled', async () => {
    const remove = jest.fn()
    stubApi({ 'GET /api/journal/{journalId}': async () => rails, 'DELETE /api/journal/{journalId}': remove })
    const question = await ask()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(remove).not.toHaveBeenCalled()
    expect(address()).toBe('/journal/rails')
  })

  // @spec S2.112
  test('opens the user’s own Journals without it and does not request it again', async () => {
    const read = jest.fn(async () => rails)
    const remove = jest.fn(async () => {})
    stubApi({ 'GET /api/journal/{journalId}': read, 'DELETE /api/journal/{journalId}': remove })
    const question = await ask()
    await userEvent.click(question.getByRole('button', { name: 'Delete Journal' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'My Journals' })).toBeVisible()
    expect(screen.getByText('Journal deleted')).toBeVisible()
    expect(address()).toBe('/journal/private')
    expect(remove).toHaveBeenCalledWith({ params: { journalId: 'rails' } })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('discards the drafts of all its Stories, also of those that are not loaded', async () => {
    const draft = draftOf({
      name: storyDraft('later'),
      owner: rails.createdBy,
      isValues: isStoryValues,
    })
    draft.write(newStory)
    const contents = ['danube', 'lake', 'later'].map((_id) => ({
      _id,
      title: _id,
      happenedOn: null,
      place: null,
    }))
    stubApi({
      'GET /api/journal/{journalId}': async () => ({ ...rails, contents }),
      'DELETE /api/journal/{journalId}': async () => {},
    })
    const question = await ask()
    await userEvent.click(question.getByRole('button', { name: 'Delete Journal' }))
    await screen.findByRole('heading', { level: 1, name: 'My Journals' })
    expect(draft.read()).toBeNull()
  })

  // @spec S8.16
  test('shows the reason of a failure and stays on the page', async () => {
    const remove = () => Promise.reject(new ApiError(500, 'The archive is closed.'))
    stubApi({ 'GET /api/journal/{journalId}': async () => rails, 'DELETE /api/journal/{journalId}': remove })
    const question = await ask()
    await userEvent.click(question.getByRole('button', { name: 'Delete Journal' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Delete Journal: The archive is closed.',
    )
    expect(address()).toBe('/journal/rails')
  })
})

describe('deleting a Story', () => {
  const ask = async () => {
    openRails()
    const page = within(await screen.findByRole('article', { name: 'A lake at noon' }))
    await userEvent.click(page.getByRole('button', { name: 'Delete Story' }))
    return within(screen.getByRole('dialog', { name: 'Delete this Story?' }))
  }

  // @spec S4.12 S8.17
  test('asks with its title, deletes it, shows a message, and opens the user’s own Journals', async () => {
    const removeStory = jest.fn(async (): Promise<Journal> => ({ ...rails, story: [danube], storyCount: 1 }))
    stubApi({
      'GET /api/journal/{journalId}': async () => rails,
      'PUT /api/journal/{journalId}/remove/story': removeStory,
    })
    const question = await ask()
    expect(question.getByText(/A lake at noon/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete Story' }))

    expect(await screen.findByRole('heading', { level: 1, name: 'My Journals' })).toBeVisible()
    expect(screen.getByText('Succesfully deleted Story from Journal')).toBeVisible()
    expect(address()).toBe('/journal/private')
    expect(removeStory).toHaveBeenCalledWith({
      params: { journalId: 'rails' },
      body: { journalId: 'rails', storyId: 'lake' },
    })
  })

  test('shows the reason of a failure and stays on the page', async () => {
    const removeStory = () => Promise.reject(new ApiError(500, 'The archive is closed.'))
    stubApi({
      'GET /api/journal/{journalId}': async () => rails,
      'PUT /api/journal/{journalId}/remove/story': removeStory,
    })
    const question = await ask()
    await userEvent.click(question.getByRole('button', { name: 'Delete Story' }))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Delete Story: The archive is closed.',
    )
    expect(address()).toBe('/journal/rails')
    expect(screen.getByRole('article', { name: 'A lake at noon' })).toBeVisible()
  })
})
