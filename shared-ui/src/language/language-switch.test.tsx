import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '../testing'
import { LanguageSwitch } from './language-switch'

test('stays in its language, and says why, when the choice cannot be kept in the account', async () => {
  const data = document.createElement('script')
  Object.assign(data, { id: 'bucketeer', type: 'application/json' })
  data.textContent = JSON.stringify({ languages: ['en', 'de'] })
  document.head.append(data)
  const keep = jest.fn(() => Promise.reject(new Error('We could not reach the server.')))
  renderWithSite(<LanguageSwitch keep={keep} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  expect(keep).toHaveBeenCalledWith('de')
  expect(await screen.findByText('Could not change the language:')).toBeVisible()
  expect(screen.getByText('We could not reach the server.')).toBeVisible()
  expect(document.cookie).toBe('')
})
