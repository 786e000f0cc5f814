import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { useToasts, type Toasts } from './use-toasts'
import { SiteTheme } from '../theme/site-theme'

let toasts: Toasts
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** Lets a toast that is on its way out leave: React renders between the steps. */
const settle = async () => {
  for (let step = 0; step < 4; step += 1) await pass(250)
}
const text = 'Succesfully deleted Story from Journal'

beforeEach(async () => {
  jest.useFakeTimers()
  toasts = renderHook(useToasts, { wrapper: SiteTheme }).result.current
  // By now the page is quiet, and what shows toasts is there.
  await pass(1000)
})
afterEach(() => jest.useRealTimers())

// @spec S9.6
test('a toast goes after five seconds, not before', async () => {
  act(() => toasts.success(text, { detail: 'Amazones' }))
  await pass(4900)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Amazones')).toBeInTheDocument()
  await pass(100)
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

// @spec S9.8
test('it stays while it is hovered, then for the time it had left', async () => {
  act(() => toasts.success(text))
  await pass(3000)
  fireEvent.pointerEnter(screen.getByText(text))
  await pass(8000)
  expect(screen.getByText(text)).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByText(text))
  await pass(1900)
  expect(screen.getByText(text)).toBeInTheDocument()
  await pass(100)
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('it stays while it holds focus, and closes by keyboard', async () => {
  act(() => toasts.success(text))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await pass(8000)
  expect(screen.getByText(text)).toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

// @spec S9.7
test('a loading toast stays until it is updated in its place, then goes like any other', async () => {
  let id = ''
  act(() => {
    id = toasts.loading('Adding…')
  })
  await pass(20_000)
  const before = screen.getByText('Adding…')
  act(() => toasts.update(id, { kind: 'success', message: 'Succesfully added Journal to Bucket' }))
  expect(before).toHaveTextContent('Succesfully added Journal to Bucket')
  await pass(5000)
  await settle()
  expect(before).not.toBeInTheDocument()
})

test('an update of a toast that was closed meanwhile is shown anew', async () => {
  let id = ''
  act(() => {
    id = toasts.loading('Adding…')
  })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settle()
  expect(screen.queryByText('Adding…')).not.toBeInTheDocument()
  act(() => toasts.update(id, { kind: 'error', message: 'Could not remove Kick:' }))
  expect(screen.getByText('Could not remove Kick:')).toBeInTheDocument()
})

test('toasts stand in a polite live region that was there before them', async () => {
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  act(() => toasts.error('No connection.'))
  expect(region).toHaveTextContent('No connection.')
})
