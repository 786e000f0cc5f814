import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { provideMapLayout } from '../testing/provide-map-layout'
import { renderWithSite } from '../testing/render-with-site'
import type { Pin } from './map-props'
import { pinElementId } from './pin-element-id'
import { SitePinMap } from './site-map'

provideMapLayout()

const lake: Pin = { id: 'lake', number: 1, name: 'Swim in a lake', location: { lat: 47.56, lng: 13.67 } }
const rice: Pin = { id: 'rice', number: 3, name: 'Plant rice', location: { lat: 10, lng: 106 } }
const nowhere = { around: async () => [], nearest: () => Promise.reject(new Error('None.')) }

const choose = jest.fn()
beforeEach(() => choose.mockClear())

const show = (pins: Pin[]) =>
  renderWithSite(<SitePinMap label="Map of Kicks" pins={pins} onChoose={choose} places={nowhere} />)

const findPin = (name: string) => screen.findByRole('button', { name }, { timeout: 30_000 })

test('has a named pin with each number', async () => {
  show([lake, rice])
  expect(await findPin('1: Swim in a lake')).toHaveTextContent('1')
  expect(await findPin('3: Plant rice')).toHaveTextContent('3')
}, 60_000)

test('reports the pin of a click, of Enter and of the space bar', async () => {
  show([lake, rice])
  await userEvent.click(await findPin('3: Plant rice'))
  document.getElementById(pinElementId('lake'))?.focus()
  expect(await findPin('1: Swim in a lake')).toHaveFocus()
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
  rerender(<SitePinMap label="Map of Kicks" pins={[lake]} onChoose={choose} places={nowhere} />)
  await waitFor(() => expect(screen.queryByRole('button', { name: '3: Plant rice' })).not.toBeInTheDocument())
  expect(await findPin('1: Swim in a lake')).toBeInTheDocument()
})
