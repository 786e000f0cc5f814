import { screen } from '@testing-library/react'
import { ErrorBanner } from './banners'
import { renderWithSite } from '../testing'

const title = 'Could not Login:'

// @spec S8.1
test('ErrorBanner shows the title and the message', () => {
  renderWithSite(<ErrorBanner title={title} error={new Error('XYZZY')} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Could not Login: XYZZY$/)
})

// @spec S8.1
test.each([
  ['an empty text', ''],
  ['an error without a message', new Error('')],
])('ErrorBanner shows a general sentence for %s', (_case, error) => {
  renderWithSite(<ErrorBanner title={title} error={error} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Could not Login: Something went wrong. Please try again.',
  )
})

test.each([null, undefined])('ErrorBanner shows nothing for %s', (error) => {
  renderWithSite(<ErrorBanner title={title} error={error} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('ErrorBanner announces a new error with the same message again', () => {
  const { rerender } = renderWithSite(<ErrorBanner title={title} error={new Error('Wrong password.')} />)
  const before = screen.getByRole('alert')
  rerender(<ErrorBanner title={title} error={new Error('Wrong password.')} />)
  expect(before).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong password.')
})
