import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aNearestPlace, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { provideMapLayout, renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type PickedPlace } from './picked-place'
import { PlacePicker } from './place-picker'

provideMapLayout()

const show = (ui: React.ReactElement, answers: Answers = {}) => {
  stubApi(answers)
  renderWithSite(<TestProviders>{ui}</TestProviders>)
}
const zurich = { lat: 47.3667, lng: 8.55 }
const map = async () => {
  const surface = await screen.findByRole('application', undefined, { timeout: 30_000 })
  // The map is created a moment later.
  await waitFor(() => expect(surface).toHaveAttribute('data-zoom'))
  return surface
}

const Picker = ({ start = null, isArea = false }: { start?: PickedPlace | null; isArea?: boolean }) => {
  const [place, setPlace] = useState(start)
  return (
    <>
      <PlacePicker label="Place" value={place} isArea={isArea} onChange={setPlace} />
      <output>{JSON.stringify(place)}</output>
    </>
  )
}
const place = () => JSON.parse(screen.getByText(/^(null|\{.*\})$/).textContent) as unknown

describe('picking a place', () => {
  test('shows an area as a circle that fits the map', async () => {
    const start = { name: 'Zürich', country: 'Switzerland', location: zurich }
    show(<Picker start={start} isArea />)
    const surface = await map()
    expect(surface).toHaveAttribute('data-zoom', '10')
    expect(surface.querySelector('.map-area')).toBeInTheDocument()
    expect(surface.querySelector('.leaflet-marker-icon')).not.toBeInTheDocument()
  })

  // @spec S9.3 S9.5
  test('starts at Mount Everest without a chosen place', async () => {
    show(<Picker />)
    expect(await map()).toHaveAccessibleName('Place: map')
    expect(screen.getByText('No place chosen yet.')).toBeVisible()
    expect(place()).toBeNull()
    expect(await map()).toHaveAttribute('data-zoom', '15')
    expect(await map()).toHaveAttribute('data-centre', '27.9881 86.9250')
    expect(place()).toBeNull()
  })

  // @spec S2.91 S4.13
  test('moves the map to the place of a chosen name', async () => {
    show(<Picker />)
    await map()
    await userEvent.type(screen.getByRole('combobox'), 'zur')
    await userEvent.click(await screen.findByRole('option', { name: /Zürich/ }))
    await waitFor(async () => expect(await map()).toHaveAttribute('data-centre', '47.3667 8.5500'))
    expect(place()).toMatchObject({ name: 'Zürich', country: 'Switzerland' })
  })

  test('does not move the map while the user types', async () => {
    show(<Picker start={{ name: 'Zürich', country: 'Switzerland', location: zurich }} />)
    await map()
    await userEvent.type(screen.getByRole('combobox'), '{Backspace}')
    expect(place()).toBeNull()
    expect(await map()).toHaveAttribute('data-centre', '47.3667 8.5500')
  })

  test('takes the centre by keyboard, with the name and country of a near place', async () => {
    const nearest = jest.fn(async () => aNearestPlace({ name: 'Lobuche', country: 'Nepal' }))
    show(<Picker />, { 'GET /api/places/nearest': nearest })
    ;(await map()).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Lobuche, Nepal'))
    expect(place()).toEqual({
      name: 'Lobuche',
      country: 'Nepal',
      location: { lat: 27.9881, lng: 86.925 },
      isSpot: true,
    })
  })

  test('takes the clicked spot', async () => {
    show(<Picker />)
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: await map(),
      coords: { clientX: 400, clientY: 100 },
    })
    await waitFor(() =>
      expect(place()).toMatchObject({ name: 'Zürich', location: { lat: 27.9919, lng: 86.9293 } }),
    )
  })

  test('keeps the spot if its name is unknown', async () => {
    show(<Picker />, { 'GET /api/places/nearest': () => Promise.reject(new ApiError(503, 'Busy.')) })
    ;(await map()).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(/we could not find out which country/)).toBeInTheDocument()
    expect(screen.getByRole('combobox')).toHaveValue('27.9881, 86.9250')
    expect(place()).toMatchObject({ country: null, location: { lat: 27.9881, lng: 86.925 } })
  })
})
