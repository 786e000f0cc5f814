import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '../testing'
import { PhotoStrip } from './photo-strip'

const photos = ['one', 'two', 'three'].map((name) => ({
  url: `/media/${name}/1280.webp`,
  width: 1280,
  height: 960,
  alt: name === 'two' ? 'A hut at dusk' : '',
  caption: name === 'two' ? 'Day two' : '',
}))

// jsdom has no modal dialogs, which move the focus into them.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

const open = async (name: RegExp) => {
  renderWithSite(<PhotoStrip photos={photos} />)
  await userEvent.click(screen.getByRole('button', { name }))
}
const lightbox = () => screen.queryByRole('dialog', { name: 'Photos' })

test('a single photo has no strip', () => {
  renderWithSite(<PhotoStrip photos={photos.slice(0, 1)} />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test('the lightbox shows the chosen photo with its texts, and the next ones by arrow keys', async () => {
  await open(/^Photo 2 of 3: A hut at dusk$/)
  expect(screen.getByText('2 of 3')).toBeVisible()
  expect(screen.getByRole('img', { name: 'A hut at dusk' })).toHaveAttribute('src', photos[1]?.url)
  expect(screen.getByText('Day two')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 3')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('1 of 3')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(lightbox()).not.toBeInTheDocument()
})

test('a swipe of one finger goes to the next or previous photo; two fingers zoom', async () => {
  await open(/^Photo 2/)
  const swipe = (from: number, to: number, fingers = 1) => {
    const dialog = lightbox() as HTMLElement
    const touches = Array.from({ length: fingers }, () => ({ clientX: from }))
    fireEvent.touchStart(dialog, { touches })
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] })
  }
  swipe(300, 100)
  expect(screen.getByText('3 of 3')).toBeVisible()
  swipe(100, 300)
  expect(screen.getByText('2 of 3')).toBeVisible()
  swipe(100, 120)
  swipe(300, 100, 2)
  expect(screen.getByText('2 of 3')).toBeVisible()
})
