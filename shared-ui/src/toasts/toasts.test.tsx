import { act, createEvent, fireEvent, renderHook, screen } from '@testing-library/react'
import { useToasts, type Toasts } from './toast-store'
import { SiteTheme } from '../site-theme'

let toasts: Toasts
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
/** Runs the exit transition, during which React has to render. */
const settle = async () => {
  for (let step = 0; step < 4; step += 1) await advance(250)
}
const text = 'Succesfully deleted Story from Journal'

beforeEach(async () => {
  jest.useFakeTimers()
  toasts = renderHook(useToasts, { wrapper: SiteTheme }).result.current
  // The toaster is loaded when the page is idle.
  await advance(1000)
})
afterEach(() => jest.useRealTimers())

// @spec S9.6
test('a toast disappears after five seconds', async () => {
  act(() => toasts.success(text, { detail: 'Amazones' }))
  await advance(4900)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Amazones')).toBeInTheDocument()
  await advance(100)
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

// @spec S9.8
test('a toast pauses its timeout while it is hovered', async () => {
  act(() => toasts.success(text))
  await advance(3000)
  fireEvent.pointerEnter(screen.getByText(text))
  await advance(8000)
  expect(screen.getByText(text)).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByText(text))
  await advance(1900)
  expect(screen.getByText(text)).toBeInTheDocument()
  await advance(100)
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('a finger does not hover a toast', async () => {
  act(() => toasts.success(text))
  // The events of jsdom have no kind of pointer.
  const over = createEvent.pointerOver(screen.getByText(text))
  fireEvent(screen.getByText(text), Object.defineProperty(over, 'pointerType', { value: 'touch' }))
  await advance(5000)
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

test('a toast stays while it has focus and closes on Escape', async () => {
  act(() => toasts.success(text))
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await advance(8000)
  expect(screen.getByText(text)).toBeInTheDocument()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  await settle()
  expect(screen.queryByText(text)).not.toBeInTheDocument()
})

// @spec S9.7
test('a loading toast stays until it is updated, then disappears after five seconds', async () => {
  let id = ''
  act(() => {
    id = toasts.loading('Adding…')
  })
  await advance(20_000)
  const before = screen.getByText('Adding…')
  act(() => toasts.update(id, { kind: 'success', message: 'Succesfully added Journal to Bucket' }))
  expect(before).toHaveTextContent('Succesfully added Journal to Bucket')
  await advance(5000)
  await settle()
  expect(before).not.toBeInTheDocument()
})

test('updating a closed toast shows it again', async () => {
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

test('toasts appear in a polite live region that exists before them', async () => {
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region).toHaveAttribute('aria-live', 'polite')
  act(() => toasts.error('No connection.'))
  expect(region).toHaveTextContent('No connection.')
})
