import { render, screen, waitFor } from '@testing-library/react'
import { setTimeout as sleep } from 'node:timers/promises'
import { Cover } from './cover'
import { coverDataUrl } from './cover-svg'

test('Cover leaves no timer when it unmounts before it is drawn', async () => {
  const setTimeout = jest.spyOn(window, 'setTimeout')
  const { unmount } = render(<Cover name="Alps" kind="Travel" />)
  unmount()
  await import('./cover-svg')
  await sleep(20)
  expect(setTimeout).not.toHaveBeenCalled()
  setTimeout.mockRestore()
})

test('Cover fills its box and is hidden from screen readers', async () => {
  const { container } = render(<Cover name="Alps" kind="Travel" ratio="21/9" />)
  const image = container.querySelector('img')
  const drawing = coverDataUrl({ name: 'Alps', kind: 'Travel', ratio: '21/9' })
  await waitFor(() => expect(image).toHaveAttribute('src', drawing))
  expect(image).toHaveStyle({ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('Cover draws synchronously once the code is loaded, and again when its name changes', async () => {
  const { container: first } = render(<Cover name="Alps" kind="Travel" />)
  await waitFor(() => expect(first.querySelector('img')).toHaveAttribute('src'))

  const { container, rerender } = render(<Cover name="Andes" kind="Travel" />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', coverDataUrl({ name: 'Andes', kind: 'Travel' }))
  rerender(<Cover name="Atlas" kind="Travel" />)
  expect(image).toHaveAttribute('src', coverDataUrl({ name: 'Atlas', kind: 'Travel' }))
})
