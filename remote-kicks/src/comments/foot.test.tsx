import { ApiError, type Journal } from '@bucketeer/shared-auth'
import { aComment, type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import JournalFoot from '../features/journal-foot/journal-foot'
import StoryFoot from '../features/story-foot/story-foot'
import { amelia, asAmelia, asClara, commentBy } from '../testing/commented-kick'

const { kickId: _, ...comment } = aComment({ text: 'I was there, too.', createdBy: asClara })
const author = { _id: amelia._id, userName: amelia.userName }
const story = { ...slotProps('story.foot'), headingLevel: 3 as const, author }
const counts = [{ _id: story.storyId, comments: 1 }]

beforeEach(() => {
  localStorage.clear()
  signedIn(amelia)
})

/** Shows the feet of two Stories and of their Journal. */
function open(
  answers: Answers = {},
  route = '/journal/rails',
  { audience = 'Public' as Journal['audience'] } = {},
) {
  const calls = {
    'GET /api/journal/{journalId}/comments/counts': jest.fn(async () => counts),
    'GET /api/story/{storyId}/comments': jest.fn(async () => [{ ...comment, storyId: story.storyId }]),
    'GET /api/journal/{journalId}/comments': jest.fn(async () => []),
    ...answers,
  }
  stubApi(calls)
  renderWithSite(
    <TestProviders>
      <StoryFoot {...story} audience={audience} />
      <StoryFoot {...story} audience={audience} storyId="second" />
      <JournalFoot {...slotProps('journal.foot')} {...{ author, audience }} />
    </TestProviders>,
    { route },
  )
  return calls
}
const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button))

test('the foot of a Story shows the number of comments, and loads them when it is opened', async () => {
  const calls = open()
  expect(await screen.findByRole('button', { name: 'Comments (1)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Comment' })).toBeVisible()
  expect(calls['GET /api/journal/{journalId}/comments/counts']).toHaveBeenCalledTimes(1)
  expect(calls['GET /api/story/{storyId}/comments']).not.toHaveBeenCalled()
  await press('Comments (1)')
  expect(screen.getByRole('heading', { level: 3, name: 'Comments (1)' })).toHaveFocus()
  const clara = await commentBy('Clara')
  expect(clara.getByText('I was there, too.')).toBeVisible()
  expect(clara.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

test('the address of a Story, as notifications have it, shows its comments', async () => {
  open({}, `/journal/rails#story-${story.storyId}`)
  expect((await commentBy('Clara')).getByText('I was there, too.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Comment' })).toBeVisible()
})

test('the address of the comments on a Journal leads to them', async () => {
  open({}, '/journal/rails#comments')
  expect(await screen.findByRole('heading', { level: 2, name: /Comments/ })).toHaveFocus()
})

test('a comment on a Story is shown and counted, and its author deletes it', async () => {
  const written = { ...comment, _id: 'new', text: 'Thank you!', createdBy: asAmelia, storyId: 'second' }
  const create = jest.fn(async () => written)
  open({
    'GET /api/story/{storyId}/comments': async () => [],
    'POST /api/story/{storyId}/comments': create,
  })
  await press('Comment')
  const [field] = await screen.findAllByRole('textbox', { name: 'Your comment' })
  await userEvent.type(field ?? document.body, 'Thank you!')
  await userEvent.click(screen.getAllByRole('button', { name: 'Send comment' })[0] ?? document.body)
  expect(await screen.findByText('Thank you!')).toBeVisible()
  expect(create).toHaveBeenCalledWith({ params: { storyId: 'second' }, body: { text: 'Thank you!' } })
  expect(screen.getByRole('heading', { level: 3, name: 'Comments (1)' })).toBeVisible()
  await press('Delete')
  await press('Delete comment')
  expect(await screen.findByRole('heading', { level: 3, name: 'Comments' })).toBeVisible()
})

test('the author of the Journal may delete comments on it', async () => {
  const { journalId } = story
  open({ 'GET /api/journal/{journalId}/comments': async () => [{ ...comment, journalId }] })
  const clara = await commentBy('Clara')
  expect(clara.getByRole('button', { name: 'Delete' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible()
})

test('a Private Journal asks nobody for comments, and keeps those from before', async () => {
  open({}, '/journal/rails', { audience: 'Private' })
  await press('Comments (1)')
  expect((await commentBy('Clara')).getByText('I was there, too.')).toBeVisible()
  expect(screen.getByText('Only you can see this. Others can comment when they can see it.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Comment' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

test('the foot of a Story works without the numbers', async () => {
  const down = async () => Promise.reject(new ApiError(503, 'The post is late.'))
  open({ 'GET /api/journal/{journalId}/comments/counts': down })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Comment' }))[0] ?? document.body)
  expect(await screen.findByText('I was there, too.')).toBeVisible()
})
