import { screen } from '@testing-library/react'
import { ErrorBanner } from './error-banner'
import { renderWithSite } from '../testing'

const title = 'Could not Login:'

// @spec S8.1
test('shows title, then message', () => {
  renderWithSite(<ErrorBanner title={title} error={new Error('XYZZY')} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Could not Login: XYZZY$/)
})

// @spec S8.1
test.each([
  ['an empty text', ''],
  ['an error without words', new Error('')],
])('has a sentence for %s', (_what, error) => {
  renderWithSite(<ErrorBanner title={title} error={error} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Could not Login: Something went wrong. Please try again.',
  )
})

test.each([null, undefined])('shows nothing for %s', (error) => {
  renderWithSite(<ErrorBanner title={title} error={error} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a new error is announced again, even with the same words', () => {
  const { rerender } = renderWithSite(<ErrorBanner title={title} error={new Error('Wrong password.')} />)
  const before = screen.getByRole('alert')
  rerender(<ErrorBanner title={title} error={new Error('Wrong password.')} />)
  expect(before).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong password.')
})
