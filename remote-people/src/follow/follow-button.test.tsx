import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aUser, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProfile } from '../testing/open-people'
import type { Follow } from './follow-calls'

const shows: Follow['shows'] = ['done', 'story', 'kick', 'bucket']
const bessie = aUser({ _id: 'bessie', userName: 'Bessie' })
const params = { userId: 'bessie' }

/** How the user follows Bessie, as the server knows it. */
let saved: Follow | null
const save = (follow: Follow) => (saved = follow)
const remove = jest.fn(async () => {
  saved = null
})

const open = (
  follow: Follow | null,
  answers: Answers = {},
  followsMe: 'asked' | 'accepted' | null = null,
) => {
  signedIn()
  saved = follow
  stubApi({
    'GET /api/user/{userId}': async () => ({ ...bessie, follow: saved, followsMe }),
    'DELETE /api/user/{userId}/follow': remove,
    ...answers,
  })
  openProfile('bessie')
}
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const choose = (role: 'menuitem' | 'menuitemcheckbox', name: string) =>
  userEvent.click(screen.getByRole(role, { name }))

test('asks at once, and shows what the server says', async () => {
  const put = deferred<Follow>()
  const follow = jest.fn(() => put.promise)
  open(null, { 'PUT /api/user/{userId}/follow': follow })
  expect(await button('Follow: Bessie')).toHaveAttribute('aria-pressed', 'false')
  await press('Follow: Bessie')
  expect(await button('Asked: Bessie')).toHaveAttribute('aria-pressed', 'true')
  put.resolve(save({ state: 'accepted', shows }))
  expect(await button('Following: Bessie')).toBeVisible()
  expect(follow).toHaveBeenCalledWith({ params, body: {} })
})

test.each([
  ['asked', 1],
  ['accepted', 0],
] as const)('says that the person is asked when the follow is %s', async (state, toasts) => {
  const put = deferred<Follow>()
  open(null, { 'PUT /api/user/{userId}/follow': () => put.promise })
  await press('Follow: Bessie')
  put.resolve(save({ state, shows }))
  await button(state === 'asked' ? 'Asked: Bessie' : 'Following: Bessie')
  await waitFor(() => expect(screen.queryAllByText('You asked to follow Bessie')).toHaveLength(toasts))
})

test('takes a follow back that failed, and says why', async () => {
  open(null, {
    'PUT /api/user/{userId}/follow': async () => {
      throw new ApiError(409, 'You follow 2,000 people.')
    },
  })
  await press('Follow: Bessie')
  expect(await screen.findByText('You follow 2,000 people.')).toBeVisible()
  expect(await button('Follow: Bessie')).toHaveAttribute('aria-pressed', 'false')
})

test('chooses by the keyboard what the feed shows of a person', async () => {
  const change = jest.fn(async ({ body }: { body: Partial<Follow> }) =>
    save({ state: 'accepted', shows: body.shows ?? shows }),
  )
  open({ state: 'accepted', shows }, { 'PUT /api/user/{userId}/follow': change })
  await press('Following: Bessie')
  const kinds = screen.getAllByRole('menuitemcheckbox')
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Done',
    'Stories',
    'New Kicks',
    'Finished Buckets',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(kinds[1]).not.toBeChecked())
  expect(change).toHaveBeenCalledWith({ params, body: { shows: ['done', 'kick', 'bucket'] } })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(kinds[1]).toBeChecked())
  await userEvent.keyboard('{Escape}')
  expect(await button('Following: Bessie')).toHaveFocus()
})

test.each([
  ['accepted', 'Following: Bessie', 'Unfollow'],
  ['asked', 'Asked: Bessie', 'Take back'],
] as const)('ends a follow that is %s, and follows again', async (state, label, end) => {
  open({ state, shows }, { 'PUT /api/user/{userId}/follow': async () => save({ state, shows }) })
  await press(label)
  await choose('menuitem', end)
  expect(await button('Follow: Bessie')).toHaveFocus()
  expect(remove).toHaveBeenCalledWith({ params })
  await press('Follow: Bessie')
  expect(await button(label)).toBeVisible()
})

test('answers a request on the profile of the person', async () => {
  const accept = jest.fn(async () => {})
  open(null, { 'PUT /api/user/{userId}/follower': accept }, 'asked')
  expect(await screen.findByText('Bessie wants to follow you.')).toBeVisible()
  await press('Accept: Bessie')
  expect(await screen.findByText('Follows you')).toHaveFocus()
  expect(accept).toHaveBeenCalledWith({ params })
})
