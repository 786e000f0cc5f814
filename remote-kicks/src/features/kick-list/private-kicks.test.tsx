import { type Kick } from '@bucketeer/shared-auth'
import { aKick, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amelia, startAsAmelia, train } from '../../testing/kicks'
import { openKicks } from '../../testing/open-kicks'
import { cardOf } from '../../testing/on-screen'

const wish = aKick({
  _id: 'wish',
  name: 'Sleep in a tree',
  audience: 'Private',
  pictures: '',
  category: null,
  continent: null,
  country: null,
  createdBy: { _id: amelia._id, userName: amelia.userName, profilePicture: null },
})
const listing = (...own: Kick[]) => {
  const list = jest.fn(async ({ query }: { query?: { mine?: string } }) => (query?.mine ? own : [train]))
  stubApi({ 'GET /api/kick': list })
  return list
}
const mine = () => screen.getByRole('button', { name: 'Only for me' })

beforeEach(startAsAmelia)

test('filters by the user’s own Private Kicks, marked, and shows all Kicks again', async () => {
  const list = listing(wish)
  openKicks('/kicks?category=Chill')
  expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
  expect(mine()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(mine())
  expect(await screen.findByRole('link', { name: 'Sleep in a tree' })).toBeVisible()
  expect(cardOf('Sleep in a tree').getByText('Only me')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Night train' })).not.toBeInTheDocument()
  expect(mine()).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe('/kicks?category=Chill&mine=private')
  expect(list).toHaveBeenLastCalledWith(
    expect.objectContaining({ query: { category: 'Chill', limit: 9, mine: 'private' } }),
  )
  await userEvent.click(mine())
  expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
  expect(address()).toBe('/kicks?category=Chill')
})

test('says that there is no Private Kick, with a way back to all', async () => {
  listing()
  openKicks('/kicks?mine=private')
  expect(await screen.findByText('No Kick is for you alone yet.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all Kicks' }))
  expect(await screen.findByRole('link', { name: 'Night train' })).toBeVisible()
})

test('a Kick without a picture shows its drawn cover', async () => {
  listing(wish)
  openKicks('/kicks?mine=private')
  await screen.findByRole('link', { name: 'Sleep in a tree' })
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/))
})
