import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './password-field'
import { renderWithSite } from '../testing'

// @spec S2.37
test('PasswordField shows and hides the password without changing or submitting it', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
  renderWithSite(
    <form onSubmit={onSubmit}>
      <PasswordField required hint="At least 8 characters long" />
    </form>,
  )
  const field = screen.getByLabelText('Password')
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription('At least 8 characters long')
  await userEvent.type(field, 'a secret')
  expect(field).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('a secret')

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
  expect(onSubmit).not.toHaveBeenCalled()
})
