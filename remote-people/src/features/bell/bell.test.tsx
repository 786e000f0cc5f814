import type { Schemas } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { aNotification } from '../../testing/a-notification'
import Bell from './bell'

const openWith = (list: Answers['GET /api/notification']) => {
  signedIn()
  stubApi({ 'GET /api/notification': list })
  return renderWithSite(
    <TestProviders>
      <Bell />
    </TestProviders>,
  )
}
const many = (count: number): Schemas['Notification'][] =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ _id: `019a0000-0000-7000-8000-00000000002${index % 10}` }),
  )

test.each([
  [0, 'Notifications', ''],
  [1, '1 new notification', '1'],
  [9, '9 new notifications', '9'],
  [10, 'More than 9 new notifications', '9+'],
])('shows %d', async (count, name, shown) => {
  openWith(async () => many(count))
  const bell = await screen.findByRole('link', { name })
  expect(bell).toHaveAttribute('href', '/notifications')
  expect(bell).toHaveTextContent(shown)
})

test('asks for what is unseen, again when another tab has shown it', async () => {
  const list = jest.fn().mockResolvedValueOnce(many(2)).mockResolvedValue([])
  openWith(list)
  await screen.findByRole('link', { name: '2 new notifications' })
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: { unseen: true, limit: 10 } }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'notifications.seen' })))
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible()
})

test('asks again each minute, until it is gone', async () => {
  jest.useFakeTimers()
  const list = jest.fn().mockResolvedValue([])
  const { unmount } = openWith(list)
  await act(() => jest.advanceTimersByTimeAsync(125_000))
  expect(list).toHaveBeenCalledTimes(3)
  unmount()
  await act(() => jest.advanceTimersByTimeAsync(125_000))
  expect(list).toHaveBeenCalledTimes(3)
  jest.useRealTimers()
})

test('does not ask while the page is hidden, and at once when it is shown', async () => {
  jest.useFakeTimers()
  const list = jest.fn().mockResolvedValue([])
  openWith(list)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  turn('hidden')
  await act(() => jest.advanceTimersByTimeAsync(300_000))
  expect(list).toHaveBeenCalledTimes(1)
  turn('visible')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(list).toHaveBeenCalledTimes(2)
  visibility.mockRestore()
  jest.useRealTimers()
})
