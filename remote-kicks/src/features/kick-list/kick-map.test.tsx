import { aKick, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address, provideMapLayout } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openKicks } from '../../testing/open-kicks'

provideMapLayout()

const lake = aKick({ _id: 'lake', name: 'Swim in the lake', location: { lat: 47.3, lng: 8.5 } })
const anywhere = aKick({ _id: 'anywhere', name: 'Read a book', place: null, location: null })

test('the map shows the Kicks with a place, which lead to their pages, and is kept in the URL', async () => {
  signedIn(aUser())
  const list = jest.fn(async () => [anywhere, lake])
  stubApi({
    'GET /api/kick': list,
  })
  openKicks('/kicks')
  const toggle = screen.getByRole('button', { name: 'Map' })
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(toggle)
  expect(address()).toBe('/kicks?view=map')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ query: { limit: 200 } }))
  expect(await screen.findByText('1 of 2 Kicks on the map; the others have no place.')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Kicks' })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: '2: Swim in the lake' }))
  expect(address()).toBe('/kicks/lake')
})
