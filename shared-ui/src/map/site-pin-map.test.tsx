import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { provideMapLayout } from '../testing/provide-map-layout'
import { renderWithSite } from '../testing/render-with-site'
import type { Pin } from './map-props'
import { SitePinMap } from './map-frame'

provideMapLayout()

const lake: Pin = { id: 'lake', number: 1, name: 'Swim in a lake', location: { lat: 47.56, lng: 13.67 } }
const rice: Pin = { id: 'rice', number: 3, name: 'Plant rice', location: { lat: 10, lng: 106 } }
const nowhere = { around: async () => [], nearest: () => Promise.reject(new Error('None.')) }

const choose = jest.fn()
beforeEach(() => choose.mockClear())

const mapOf = (pins: Pin[], target: { id: string } | null = null) => (
  <SitePinMap label="Map of Kicks" {...{ pins, target }} onChoose={choose} places={nowhere} />
)
const show = (pins: Pin[]) => renderWithSite(mapOf(pins))

const manyPins = (count: number, location: (index: number) => Pin['location']): Pin[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `pin-${index}`,
    number: index + 1,
    name: `Kick ${index + 1}`,
    location: location(index),
  }))

const findPin = (name: string) => screen.findByRole('button', { name }, { timeout: 30_000 })

test('has a named pin with each number', async () => {
  show([lake, rice])
  expect(await findPin('1: Swim in a lake')).toHaveTextContent('1')
  expect(await findPin('3: Plant rice')).toHaveTextContent('3')
}, 60_000)

test('reports the pin of a click, of Enter and of the space bar', async () => {
  show([lake, rice])
  await userEvent.click(await findPin('3: Plant rice'))
  const pin = await findPin('1: Swim in a lake')
  pin.focus()
  await userEvent.keyboard('{Enter} ')
  expect(choose.mock.calls).toEqual([['rice'], ['lake'], ['lake']])
})

test('shows a single pin with its surroundings', async () => {
  show([lake])
  const map = await screen.findByRole('application', { name: 'Map of Kicks' })
  await waitFor(() => expect(map).toHaveAttribute('data-zoom', '10'))
})

test('follows a change of the pins', async () => {
  const { rerender } = show([lake, rice])
  await findPin('3: Plant rice')
  rerender(mapOf([lake]))
  await waitFor(() => expect(screen.queryByRole('button', { name: '3: Plant rice' })).not.toBeInTheDocument())
  expect(await findPin('1: Swim in a lake')).toBeInTheDocument()
})

test('shows pins that are too near to each other as a count, and zooms in on it', async () => {
  const near = { ...lake, id: 'hut', number: 2, name: 'Sleep in a hut', location: { lat: 47.6, lng: 13.7 } }
  show([lake, near, rice])
  const cluster = await findPin('2 Kicks: zoom in')
  expect(cluster).toHaveTextContent('2 Kicks')
  expect(screen.getByRole('button', { name: '3: Plant rice' })).toBeInTheDocument()
  cluster.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: '2: Sleep in a hut' })).toBeInTheDocument())
  expect(screen.getByRole('button', { name: '1: Swim in a lake' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '2 Kicks: zoom in' })).not.toBeInTheDocument()
  expect(document.activeElement).toHaveAccessibleName(/^(1: Swim in a lake|2: Sleep in a hut)$/)
})

test('counts each of 1,000 pins once, in fewer than 100 buttons', async () => {
  show(manyPins(1000, (index) => ({ lat: (index * 37) % 60, lng: ((index * 73) % 340) - 170 })))
  await screen.findAllByRole('button', { name: /Kicks: zoom in$/ })
  const marks = screen.getAllByRole('button', { name: /Kick/ })
  expect(marks.length).toBeLessThan(100)
  const counts = marks.map(({ textContent }) => (/Kicks$/.test(textContent) ? parseInt(textContent) : 1))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1000)
})

test('lists pins in one place, and returns to their label', async () => {
  show(manyPins(3, () => ({ lat: 48.2, lng: 16.37 })))
  await userEvent.click(await findPin('3 Kicks in one place: list them'))
  const list = within(screen.getByRole('group', { name: '3 Kicks here' }))
  expect(list.getByRole('button', { name: '1 Kick 1' })).toHaveFocus()
  await userEvent.click(list.getByRole('button', { name: '2 Kick 2' }))
  expect(choose).toHaveBeenCalledWith('pin-1')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: '3 Kicks here' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: '3 Kicks in one place: list them' })).toHaveFocus()
})

test('shows a target that was part of a cluster, and focuses it', async () => {
  const near = { ...lake, id: 'hut', number: 2, name: 'Sleep in a hut', location: { lat: 47.6, lng: 13.7 } }
  const pins = [lake, near, rice]
  const { rerender } = show(pins)
  await findPin('2 Kicks: zoom in')
  rerender(mapOf(pins, { id: 'hut' }))
  expect(await findPin('2: Sleep in a hut')).toHaveFocus()
})

test('focuses the entry of a target that shares its place', async () => {
  const pins = manyPins(3, () => ({ lat: 48.2, lng: 16.37 }))
  const { rerender } = show(pins)
  await findPin('3 Kicks in one place: list them')
  rerender(mapOf(pins, { id: 'pin-2' }))
  expect(await findPin('3 Kick 3')).toHaveFocus()
})

test('names what the pins stand for, and draws a line through them', async () => {
  const near = { ...lake, id: 'hut', number: 2, location: { lat: 47.6, lng: 13.7 } }
  const { container } = renderWithSite(
    <SitePinMap
      label="Map of Stories"
      pins={[lake, near, rice]}
      onChoose={choose}
      places={nowhere}
      countLabel={(count) => `${count} Stories`}
      isRoute
    />,
  )
  expect(await findPin('2 Stories: zoom in')).toHaveTextContent('2 Stories')
  expect(container.querySelectorAll('.map-route')).toHaveLength(1)
})

test('marks the current pin, or the count that it is part of, without moving', async () => {
  const near = { ...lake, id: 'hut', number: 2, location: { lat: 47.6, lng: 13.7 } }
  const pins = [lake, near, rice]
  const map = (current: string | null) => (
    <SitePinMap label="Map of Stories" pins={pins} onChoose={choose} places={nowhere} current={current} />
  )
  const { rerender } = renderWithSite(map('rice'))
  const pin = await findPin('3: Plant rice')
  expect(pin).toHaveAttribute('aria-current', 'location')
  rerender(map('hut'))
  expect(screen.getByRole('button', { name: '2 Kicks: zoom in' })).toHaveAttribute('aria-current', 'location')
  expect(pin).not.toHaveAttribute('aria-current')
  rerender(map(null))
  expect(screen.getByRole('button', { name: '2 Kicks: zoom in' })).not.toHaveAttribute('aria-current')
})

test('reports the pin that the mouse or the focus is on', async () => {
  const point = jest.fn()
  renderWithSite(
    <SitePinMap label="Map" pins={[lake, rice]} onChoose={choose} onPoint={point} places={nowhere} />,
  )
  await userEvent.hover(await findPin('3: Plant rice'))
  await userEvent.unhover(screen.getByRole('button', { name: '3: Plant rice' }))
  act(() => screen.getByRole('button', { name: '1: Swim in a lake' }).focus())
  expect(point.mock.calls).toEqual([['rice'], [null], ['lake']])
})

test('says what is done', async () => {
  show([lake, { ...rice, isDone: true }])
  expect(await findPin('3: Plant rice, done')).toHaveClass('map-done')
  expect(await findPin('1: Swim in a lake')).not.toHaveClass('map-done')
})

test('draws an area as a circle without a pin', async () => {
  const { container } = show([{ ...lake, isArea: true }])
  const mark = await findPin('1: Swim in a lake, within about 5 km')
  expect(mark.querySelector('.map-pin')).toBeNull()
  expect(container.querySelectorAll('.map-area')).toHaveLength(1)
})
