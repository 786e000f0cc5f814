import { aKick, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openKicks } from '../testing/open-kicks'
import { choose } from '../testing/on-screen'
import { rememberSeen, seenKicks } from './seen-kicks'

const idOf = (count: number) => `019a0000-0000-7000-8000-0000000001${String(count).padStart(2, '0')}`
const train = aKick({ _id: idOf(0), name: 'Night train', location: null })

beforeEach(() => {
  window.localStorage.clear()
  signedIn(aUser())
})

test('remembers the last twelve Kicks, each once, the last one first', () => {
  for (let count = 0; count < 14; count += 1) rememberSeen(idOf(count))
  rememberSeen(idOf(5))
  expect(seenKicks()).toHaveLength(12)
  expect(seenKicks()[0]).toBe(idOf(5))
  expect(seenKicks().filter((id) => id === idOf(5))).toHaveLength(1)
})

test.each(['no JSON', '{}', '[1, null, "x", {"_id": 1}]'])('ignores %s in the storage', (kept) => {
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
  openKicks(`/kicks/${idOf(0)}`)
  await screen.findByRole('heading', { level: 1, name: 'Night train' })
  await userEvent.click(screen.getByRole('link', { name: 'Back to Kicks' }))
  const seen = within(await screen.findByRole('navigation', { name: 'Recently seen' }))
  expect(seen.getByRole('link', { name: 'Night train' })).toHaveAttribute('href', `/kicks/${idOf(0)}`)
})

test('names only Kicks that the user may still see, by their present names', async () => {
  for (const count of [0, 1, 2]) rememberSeen(idOf(count))
  const list = jest.fn(async ({ query = {} }: { query?: { ids?: string } }) =>
    query.ids ? [train, aKick({ _id: idOf(2), name: 'Renamed' })] : [],
  )
  stubApi({ 'GET /api/kick': list, 'GET /api/bucket': async () => [] })
  openKicks('/kicks')
  const seen = within(await screen.findByRole('navigation', { name: 'Recently seen' }))
  expect(seen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Renamed', 'Night train'])
  expect(list).toHaveBeenCalledWith(
    expect.objectContaining({ query: { ids: [idOf(2), idOf(1), idOf(0)].join(','), limit: 3 } }),
  )
})

test('shows nothing when the user may no longer see any', async () => {
  rememberSeen(idOf(0))
  const list = jest.fn(async () => [])
  stubApi({ 'GET /api/kick': list, 'GET /api/bucket': async () => [] })
  openKicks('/kicks')
  await waitFor(() =>
    expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { ids: idOf(0), limit: 1 } })),
  )
  await waitFor(() => expect(screen.queryByText('Recently seen')).not.toBeInTheDocument())
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
