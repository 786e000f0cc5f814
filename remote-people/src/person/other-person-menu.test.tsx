import { type Answers, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProfile } from '../testing/open-people'

const bessie = aUser({ _id: 'bessie', userName: 'Bessie' })

const openMenu = async (muted: boolean, answers: Answers = {}) => {
  signedIn()
  stubApi({ 'GET /api/user/{userId}': async () => ({ ...bessie, relation: { muted } }), ...answers })
  openProfile('bessie')
  await press(await screen.findByRole('button', { name: 'Options for Bessie' }))
}
const press = (element: HTMLElement) => userEvent.click(element)
const choose = (name: string) => press(screen.getByRole('menuitem', { name }))

test('shows a mute on the page, and undoes it by the same menu', async () => {
  await openMenu(false)
  await choose('Mute Bessie')
  expect(await screen.findByText('You muted Bessie')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Bessie' })).toBeVisible()
  await press(screen.getByRole('button', { name: 'Options for Bessie' }))
  expect(await screen.findByRole('menuitem', { name: 'Unmute Bessie' })).toBeVisible()
})

test('offers to unmute a muted member', async () => {
  const unmute = jest.fn(async () => {})
  await openMenu(true, { 'DELETE /api/user/{userId}/mute': unmute })
  await choose('Unmute Bessie')
  expect(unmute).toHaveBeenCalledWith({ params: { userId: 'bessie' } })
})

test('leaves the profile after a block, and says so', async () => {
  const block = jest.fn(async () => {})
  const remove = jest.fn(async () => {})
  await openMenu(false, {
    'PUT /api/user/{userId}/block': block,
    'DELETE /api/user/{userId}/comments': remove,
  })
  await choose('Block Bessie')
  await press(
    screen.getByRole('checkbox', { name: 'Also remove their comments on my Kicks, Stories and Journals' }),
  )
  await press(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(await screen.findByText('You blocked Bessie')).toBeVisible()
  expect(block).toHaveBeenCalledWith({ params: { userId: 'bessie' } })
  expect(remove).toHaveBeenCalledWith({ params: { userId: 'bessie' } })
})
