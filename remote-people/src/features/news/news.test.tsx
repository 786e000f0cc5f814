import { signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { aNotification } from '../../testing/a-notification'
import type { Notification } from '../../notifications/notification-calls'
import News from './news'

const open = (items: Notification[]) => {
  signedIn()
  stubApi({ 'GET /api/notification': async () => items })
  return renderWithSite(
    <TestProviders>
      <News headingLevel={2} />
    </TestProviders>,
  )
}

test('shows the three newest, and where the others are', async () => {
  open(
    ['1', '2', '3', '4'].map((digit) =>
      aNotification({ _id: `019a0000-0000-7000-8000-00000000000${digit}` }),
    ),
  )
  const section = within(await screen.findByRole('region', { name: 'New for you' }))
  expect(section.getAllByRole('listitem')).toHaveLength(3)
  expect(section.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications')
})

test('shows nothing without any', () => {
  open([])
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
