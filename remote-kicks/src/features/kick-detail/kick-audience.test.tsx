import { type Kick } from '@bucketeer/shared-auth'
import { aKick, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amelia, startAsAmelia, train } from '../../testing/kicks'
import { openKicks } from '../../testing/open-kicks'

const own = aKick({
  _id: 'own',
  name: 'Sleep in a tree',
  createdBy: { _id: amelia._id, userName: amelia.userName, profilePicture: null },
})
const wish: Kick = { ...own, audience: 'Private', pictures: '', category: null, continent: null }
const open = async (kick: Kick, update = jest.fn(async () => kick)) => {
  stubApi({ 'GET /api/kick/{kickId}': async () => kick, 'PUT /api/kick/{kickId}': update })
  openKicks(`/kicks/${kick._id}`)
  await screen.findByRole('heading', { level: 1, name: kick.name })
  return update
}
const change = async (present: string, chosen: string) => {
  await userEvent.click(screen.getByRole('button', { name: `${present}: Who can see this` }))
  const dialog = within(screen.getByRole('dialog', { name: 'Who can see this' }))
  await userEvent.click(dialog.getByRole('radio', { name: chosen }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

beforeEach(startAsAmelia)

test('its creator keeps a Kick for herself', async () => {
  const update = await open(
    own,
    jest.fn(async () => ({ ...own, audience: 'Private' as const })),
  )
  expect(screen.queryByRole('link', { name: 'Share this Kick' })).not.toBeInTheDocument()
  await change('Every member', 'Only me')
  expect(await screen.findByRole('button', { name: 'Only me: Who can see this' })).toBeVisible()
  const { name, description, pictures, category, updatedAt } = own
  expect(update).toHaveBeenCalledWith({
    params: { kickId: 'own' },
    body: { name, description, pictures, category, audience: 'Private' },
    ifMatch: updatedAt,
  })
})

test('a Kick that lacks something is not shared at once, but opens its form', async () => {
  const update = await open(wish)
  await change('Only me', 'Every member')
  expect(await screen.findByText(/Before others can see it, this Kick needs/)).toBeVisible()
  expect(address()).toBe('/kicks/own/edit?share')
  expect(update).not.toHaveBeenCalled()
})

test('a Private Kick links to the form that shares it', async () => {
  await open(wish)
  expect(screen.getByRole('link', { name: 'Share this Kick' })).toHaveAttribute(
    'href',
    '/kicks/own/edit?share',
  )
  expect(document.querySelector('img[src=""]')).toBeNull()
})

test('others do not see who else can see a Kick', async () => {
  await open(train)
  expect(screen.queryByRole('button', { name: /Who can see this/ })).not.toBeInTheDocument()
})
