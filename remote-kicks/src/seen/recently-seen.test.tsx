import { aKick, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openKicks } from '../testing/open-kicks'
import { choose } from '../testing/on-screen'
import { rememberSeen, seenKicks } from './seen-kicks'

const train = aKick({ _id: 'train', name: 'Night train', location: null })

beforeEach(() => {
  window.localStorage.clear()
  signedIn(aUser())
})

test('remembers the last twelve Kicks, each once, the last one first', () => {
  for (let count = 0; count < 14; count += 1) rememberSeen({ _id: `k${count}`, name: `Kick ${count}` })
  rememberSeen({ _id: 'k5', name: 'Kick 5, renamed' })
  expect(seenKicks()).toHaveLength(12)
  expect(seenKicks()[0]).toEqual({ _id: 'k5', name: 'Kick 5, renamed' })
  expect(seenKicks().filter(({ _id }) => _id === 'k5')).toHaveLength(1)
})

test.each(['no JSON', '{}', '[1, null, {"_id": 1}]'])('ignores %s in the storage', (kept) => {
  window.localStorage.setItem('bucketeer.seen.kicks', kept)
  expect(seenKicks()).toEqual([])
})

test('a Kick that was opened is on the list of all Kicks', async () => {
  stubApi({
    'GET /api/kick/{kickId}': async () => train,
    'GET /api/kick/{kickId}/comments': async () => [],
    'GET /api/kick': async () => [train],
    'GET /api/bucket': async () => [],
  })
  openKicks('/kicks/train')
  await screen.findByRole('heading', { level: 1, name: 'Night train' })
  await userEvent.click(screen.getByRole('link', { name: 'Back to Kicks' }))
  const seen = within(await screen.findByRole('navigation', { name: 'Recently seen' }))
  expect(seen.getByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/kicks/train')
})

test('sorts the list by likes, and keeps the order in the URL', async () => {
  const list = jest.fn(async () => [train])
  stubApi({ 'GET /api/kick': list, 'GET /api/bucket': async () => [] })
  openKicks('/kicks')
  await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Most liked')
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ query: { sort: 'liked', limit: 9 } }))
  expect(address()).toBe('/kicks?sort=liked')
  await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
  expect(address()).toBe('/kicks')
})
