import { fireEvent, render, waitFor } from '@testing-library/react'
import { Cover } from './cover'
import { coverDataUrl } from './cover-svg'

// What draws covers stays once it has come, so this is a file of its own.
test('a cover is what the page’s HTML has in its place, and drawn where that does not come', async () => {
  const first = document.createElement('div')
  first.id = 'first-paint'
  const image = Object.assign(new Image(), { src: '/covers/Bucket.svg?name=Alps' })
  image.dataset.cover = 'Bucket Alps'
  first.append(image)
  document.body.append(first)
  const { container } = render(<Cover name="Alps" kind="Bucket" />)
  const cover = container.querySelector('img')
  expect(cover).toHaveAttribute('src', '/covers/Bucket.svg?name=Alps')
  if (cover) fireEvent.error(cover)
  await waitFor(() => expect(cover).toHaveAttribute('src', coverDataUrl({ name: 'Alps', kind: 'Bucket' })))
})
