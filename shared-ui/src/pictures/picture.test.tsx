import { fireEvent, screen } from '@testing-library/react'
import { PersonAvatar, Picture } from './picture'
import { renderWithSite } from '../testing'

const cover = { name: 'Amazones', kind: 'Bucket' } as const
const drawnCover = (container: HTMLElement) => container.querySelector('img[aria-hidden]')

test('Picture offers the three widths of a picture of this site and loads lazily', () => {
  renderWithSite(
    <Picture src="https://site.test/media/7/1280.webp" alt="a river" cover={cover} sizes="50vw" />,
  )
  const picture = screen.getByRole('img', { name: 'a river' })
  expect(picture).toHaveAttribute(
    'srcset',
    [320, 640, 1280].map((width) => `https://site.test/media/7/${width}.webp ${width}w`).join(', '),
  )
  expect(picture).toHaveAttribute('sizes', '50vw')
  expect(picture).toHaveAttribute('loading', 'lazy')
})

test('Picture keeps the signature of a signed URL in each width', () => {
  renderWithSite(<Picture src="/media/7/1280.webp?until=9&signature=a" alt="a river" cover={cover} />)
  expect(screen.getByRole('img', { name: 'a river' })).toHaveAttribute(
    'srcset',
    [320, 640, 1280].map((width) => `/media/7/${width}.webp?until=9&signature=a ${width}w`).join(', '),
  )
})

test('Picture with priority loads eagerly', () => {
  renderWithSite(<Picture src="/media/7/1280.webp" alt="a river" cover={cover} priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('Picture uses any other URL as it is', () => {
  renderWithSite(<Picture src="blob:1" alt="a river" cover={cover} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('Picture shows no other drawing while the picture loads', () => {
  const { container } = renderWithSite(<Picture src="/media/7/1280.webp" alt="a river" cover={cover} />)
  expect(drawnCover(container)).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'a river' })).toHaveAttribute('data-state', 'loading')
})

test('Picture shows the cover with the same alt text when loading fails', () => {
  const { container } = renderWithSite(<Picture src="/media/7/1280.webp" alt="a river" cover={cover} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'a river' })).not.toHaveAttribute('src')
  expect(drawnCover(container)).toBeInTheDocument()
})

test('Picture without a URL shows only the cover', () => {
  const { container } = renderWithSite(<Picture src={null} alt="" cover={cover} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(drawnCover(container)).toBeInTheDocument()
})

test('Picture without a cover shows only its image', () => {
  const { container } = renderWithSite(<Picture src="/landscape.svg" alt="" priority />)
  const [image, ...others] = container.querySelectorAll('img')
  expect(image).toHaveAttribute('src', '/landscape.svg')
  expect(others).toEqual([])
})

test('PersonAvatar colours the initial by the name, the same wherever it is shown', () => {
  renderWithSite(
    ['Ann', 'Ann', 'Alma', 'Ada', 'Abel', 'Anton'].map((userName, index) => (
      <PersonAvatar key={index} userName={userName} picture={null} size={32} />
    )),
  )
  const [first, second, ...others] = screen.getAllByText('A').map(({ className }) => className)
  expect(second).toBe(first)
  expect(others.some((colour) => colour !== first)).toBe(true)
})
