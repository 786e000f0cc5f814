import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { signedOut } from '@bucketeer/shared-auth/testing'
import { openBar } from '../../testing/open-bar'

let isReachable = false
jest.mock('./menu-panel', () => {
  if (!isReachable) throw new Error('Loading the script failed.')
  return jest.requireActual<object>('./menu-panel')
})

test('shows an error when the drawer cannot be loaded, and opens on the next click', async () => {
  signedOut()
  openBar({ size: 'narrow' })
  const button = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The menu could not be loaded. Please try again.',
  )
  expect(button).toHaveAttribute('aria-expanded', 'false')

  isReachable = true
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
