import { fireEvent, render, waitFor } from '@testing-library/react'
import { Cover } from './cover'
import { coverDataUrl } from './cover-svg'

const addressOf = (name: string) => `/covers/Bucket.svg?name=${name}`

const showFirst = (...names: string[]) => {
  const first = document.createElement('div')
  first.id = 'first-paint'
  for (const name of names) {
    const image = Object.assign(new Image(), { src: addressOf(name) })
    image.dataset.cover = `Bucket ${name}`
    first.append(image)
  }
  document.body.append(first)
  return first
}

const renderCover = (name: string) => {
  const { container, rerender } = render(<Cover name={name} kind="Bucket" />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', addressOf(name))
  const isDrawn = () =>
    waitFor(() => expect(image).toHaveAttribute('src', coverDataUrl({ name, kind: 'Bucket' })))
  return { image, rerender, isDrawn }
}

// What draws covers stays once it has come, so this is one test, in a file of its own.
test('a cover is what the page’s HTML has in its place, and drawn once that fails or is gone', async () => {
  const first = showFirst('Alps', 'Andes')
  const alps = renderCover('Alps')
  const andes = renderCover('Andes')
  if (alps.image) fireEvent.error(alps.image)
  first.remove()
  andes.rerender(<Cover name="Andes" kind="Bucket" priority />)
  await alps.isDrawn()
  await andes.isDrawn()
})
