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
/** Moves the pointer between two elements, because jsdom's pointer events have no `relatedTarget`. */
const move = (from: Element, to: Element) => {
  const event = createEvent.pointerOut(from)
  Object.defineProperty(event, 'relatedTarget', { value: to })
  fireEvent(from, event)
}
const tooltip = () => screen.queryByRole('tooltip')

test('Tooltip names its child unless the child has an aria-label', () => {
  const { unmount } = show()
  expect(screen.getByRole('button', { name: 'Switch to dark' })).toBeVisible()
  unmount()
  show('Moon')
  expect(screen.getByRole('button', { name: 'Moon' })).toBeVisible()
})

test('Tooltip shows while a mouse hovers the child or the tooltip, but not on touch', async () => {
  const user = userEvent.setup()
  renderWithSite(
    <Tooltip title="Switch to dark">
      <b>🌙</b>
    </Tooltip>,
  )
  const moon = screen.getByText('🌙')
  await user.pointer({ keys: '[TouchA]', target: moon })
  expect(tooltip()).not.toBeInTheDocument()

  await user.hover(moon)
  expect(tooltip()).toHaveTextContent('Switch to dark')
  const bubble = screen.getByText('Switch to dark')
  move(moon, bubble)
  expect(tooltip()).toBeInTheDocument()
  move(bubble, document.body)
  expect(tooltip()).not.toBeInTheDocument()
})

test('Tooltip shows while its child has keyboard focus', async () => {
  show()
  await userEvent.tab()
  expect(tooltip()).toBeInTheDocument()
  await userEvent.tab()
  expect(tooltip()).not.toBeInTheDocument()
})

test('Tooltip closes on Escape and on scrolling', async () => {
  show()
  await userEvent.hover(screen.getByRole('button'))
  await userEvent.keyboard('{Escape}')
  expect(tooltip()).not.toBeInTheDocument()

  await userEvent.unhover(screen.getByRole('button'))
  await userEvent.hover(screen.getByRole('button'))
  expect(tooltip()).toBeInTheDocument()
  fireEvent.scroll(document)
  expect(tooltip()).not.toBeInTheDocument()
})
