import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dropdown } from './dropdown'

let mockIsMissing = true
jest.mock('./option-list', () => {
  if (mockIsMissing) throw new Error('No network')
  return jest.requireActual<object>('./option-list')
})

test('a list that does not come is told of, and comes when one tries again', async () => {
  const options = [{ value: '', label: 'all' }]
  renderWithSite(<Dropdown label="Continent" options={options} value="" onChange={jest.fn()} />)
  const face = screen.getByRole('combobox', { name: 'Continent' })
  await userEvent.click(face)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The list could not be loaded. Please try again.',
  )
  expect(face).not.toBeInvalid()

  mockIsMissing = false
  await userEvent.click(face)
  expect(await screen.findByRole('option', { name: 'all' })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument())
})
