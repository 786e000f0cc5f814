import { render, screen } from '@testing-library/react'
import { Cover } from './cover'
import { coverDataUrl } from './cover-svg'

test('a cover fills its box with the drawing and says nothing to screen readers', () => {
  const { container } = render(<Cover name="Alps" kind="Travel" ratio="21/9" />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', coverDataUrl({ name: 'Alps', kind: 'Travel', ratio: '21/9' }))
  expect(image).toHaveStyle({ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' })
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
