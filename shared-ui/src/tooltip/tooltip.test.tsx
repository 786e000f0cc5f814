import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Tooltip } from './tooltip'
import { renderWithSite } from '../testing'

const show = (name?: string) =>
  renderWithSite(
    <Tooltip title="Switch to dark">
      <button aria-label={name}>🌙</button>
    </Tooltip>,
  )
/** The pointer goes from one place to another; jsdom has no pointer events of its own that would say so. */
const move = (from: Element, to: Element) => {
  const event = createEvent.pointerOut(from)
  Object.defineProperty(event, 'relatedTarget', { value: to })
  fireEvent(from, event)
}
const words = () => screen.queryByRole('tooltip')

test('names its control, unless that has a name of its own', () => {
  const { unmount } = show()
  expect(screen.getByRole('button', { name: 'Switch to dark' })).toBeVisible()
  unmount()
  show('Moon')
  expect(screen.getByRole('button', { name: 'Moon' })).toBeVisible()
})

test('shows while a mouse points at the control or at the words, and not for a finger', async () => {
  const user = userEvent.setup()
  renderWithSite(
    <Tooltip title="Switch to dark">
      <b>🌙</b>
    </Tooltip>,
  )
  const moon = screen.getByText('🌙')
  await user.pointer({ keys: '[TouchA]', target: moon })
  expect(words()).not.toBeInTheDocument()

  await user.hover(moon)
  expect(words()).toHaveTextContent('Switch to dark')
  const bubble = screen.getByText('Switch to dark')
  move(moon, bubble)
  expect(words()).toBeInTheDocument()
  move(bubble, document.body)
  expect(words()).not.toBeInTheDocument()
})

test('shows while the keyboard is on the control', async () => {
  show()
  await userEvent.tab()
  expect(words()).toBeInTheDocument()
  await userEvent.tab()
  expect(words()).not.toBeInTheDocument()
})

test('goes by Escape, and when something is scrolled', async () => {
  show()
  await userEvent.hover(screen.getByRole('button'))
  await userEvent.keyboard('{Escape}')
  expect(words()).not.toBeInTheDocument()

  await userEvent.unhover(screen.getByRole('button'))
  await userEvent.hover(screen.getByRole('button'))
  expect(words()).toBeInTheDocument()
  fireEvent.scroll(document)
  expect(words()).not.toBeInTheDocument()
})
