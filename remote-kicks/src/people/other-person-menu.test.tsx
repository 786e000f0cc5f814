import { aKick, signedIn } from '@bucketeer/shared-auth/testing'
import { screen, waitFor, type within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amelia, asAmelia, asClara, commentBy, openWith, other, own, train } from '../testing/commented-kick'

beforeEach(() => {
  sessionStorage.clear()
  signedIn(amelia)
})

const byClara = { ...train, createdBy: asClara }
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const openMenuIn = async (view: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  userEvent.click(view.getByRole('button', { name: 'Options for Clara' }))
const block = async () => {
  await choose('Block Clara')
  await userEvent.click(screen.getByRole('button', { name: 'Block' }))
}

test('shows no menu on the user’s own comments and Kicks', async () => {
  await openWith({ 'GET /api/kick/{kickId}/comments': async () => [own] }, { ...train, createdBy: asAmelia })
  await commentBy('Amelia')
  expect(screen.queryByRole('button', { name: /^Options/ })).not.toBeInTheDocument()
})

test('shows no menu on a Kick of a former member', async () => {
  const gone = { _id: null, userName: 'a former member', profilePicture: null }
  await openWith({ 'GET /api/kick/{kickId}/comments': async () => [] }, { ...train, createdBy: gone })
  expect(screen.queryByRole('button', { name: /^Options/ })).not.toBeInTheDocument()
})

test('opens the list after a block on the page of a Kick, and says so', async () => {
  const put = jest.fn(async () => {})
  const answers = {
    'PUT /api/user/{userId}/block': put,
    'GET /api/kick/{kickId}/comments': async () => [],
    'GET /api/kick': async () => [aKick({ name: 'A Kick of others' })],
  }
  await openWith(answers, byClara)
  await openMenuIn(screen)
  await block()
  expect(await screen.findByText('You blocked Clara')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'A Kick of others' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'All Kicks' })).toBeVisible()
  expect(put).toHaveBeenCalledWith({ params: { userId: 'clara' } })
})

test('hides that person’s comments after a block from a comment', async () => {
  const left = [own, other]
  const answers = {
    'GET /api/kick/{kickId}/comments': async () => [...left],
    'PUT /api/user/{userId}/block': async () => void left.pop(),
  }
  await openWith(answers)
  await openMenuIn(await commentBy('Clara'))
  await block()
  await waitFor(() => expect(screen.queryByText('Bring earplugs.')).not.toBeInTheDocument())
  expect(screen.getByText('I slept well.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Night train' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus())
})

test('replaces the comment of a muted person with a note, and unmutes by the same menu', async () => {
  const unmute = jest.fn(async () => {})
  await openWith({ 'DELETE /api/user/{userId}/mute': unmute })
  const clara = await commentBy('Clara')
  await openMenuIn(clara)
  await choose('Mute Clara')
  expect(await clara.findByText(/^You muted Clara\./)).toBeVisible()
  expect(clara.queryByText('Bring earplugs.')).not.toBeInTheDocument()
  await openMenuIn(clara)
  await choose('Unmute Clara')
  expect(await clara.findByText('Bring earplugs.')).toBeVisible()
  expect(unmute).toHaveBeenCalledWith({ params: { userId: 'clara' } })
})

test('offers to unmute the creator of a Kick', async () => {
  const answers = {
    'GET /api/kick/{kickId}/comments': async () => [],
    'GET /api/user/{userId}': async () => ({ ...amelia, ...asClara, relation: { muted: true } }),
  }
  await openWith(answers, byClara)
  await openMenuIn(screen)
  expect(await screen.findByRole('menuitem', { name: 'Unmute Clara' })).toBeVisible()
})
