import { type Journal } from '@bucketeer/shared-auth'
import { aUser, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRails, rails, reading } from '../../testing/journal-page'

const control = (present: string) => screen.findByRole('button', { name: `${present}: Who can see this` })

test('its owner changes who can read a Journal on its page', async () => {
  signedIn()
  const members: Journal = { ...rails, visibility: 'Private', audience: 'Members' }
  const update = jest.fn(async () => members)
  stubApi({
    'GET /api/journal/{journalId}': async () => rails,
    'PUT /api/journal/{journalId}': update,
    'GET /api/share': async () => [],
  })
  openRails()
  await userEvent.click(await control('Everybody'))
  const dialog = within(screen.getByRole('dialog', { name: 'Who can see this' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(4)
  await userEvent.click(dialog.getByRole('radio', { name: 'Every member' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await control('Every member')).toHaveTextContent('Every member')
  expect(update).toHaveBeenCalledWith({
    params: { journalId: 'rails' },
    body: {
      title: 'On rails',
      description: 'From Lisbon to Istanbul.',
      bucketId: null,
      visibility: 'Private',
      audience: 'Members',
    },
    ifMatch: rails.updatedAt,
  })
})

test.each([
  ['other members', () => void signedIn(aUser({ _id: 'somebody-else' }))],
  ['visitors', signedOut],
])('%s do not see who else can read it', async (_who, arrive) => {
  arrive()
  reading(rails)
  openRails()
  expect(await screen.findByRole('heading', { level: 1, name: 'On rails' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Who can see this/ })).not.toBeInTheDocument()
})
