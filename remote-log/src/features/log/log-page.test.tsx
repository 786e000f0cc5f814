import { aUser, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import LogPage from './log-page'
import { words } from './words'

test('greets the signed-in user by name', () => {
  signedIn(aUser({ userName: 'Bessie' }))
  renderWithSite(<LogPage />)
  expect(screen.getByText(words.greeting('Bessie'))).toBeVisible()
})

test('has its heading for everybody', () => {
  signedOut()
  renderWithSite(<LogPage />)
  expect(screen.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
})
