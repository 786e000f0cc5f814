import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aPlace, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { configureMaps } from '../testing/configure-maps'
import type * as LoadModuleExports from './embedded/load-embedded-map'
import { loadEmbeddedMap } from './embedded/load-embedded-map'
import { type PickedPlace } from './picked-place'
import { PlaceMap } from './place-map'
import { PlacePicker } from './place-picker'

type LoadModule = typeof LoadModuleExports

jest.mock('./embedded/load-embedded-map', () => {
  const { loadEmbeddedMap } = jest.requireActual<LoadModule>('./embedded/load-embedded-map')
  return { loadEmbeddedMap: jest.fn(loadEmbeddedMap) }
})

// jsdom gives elements no size and no SVG support.
Object.defineProperties(HTMLElement.prototype, {
  clientWidth: { configurable: true, value: 600 },
  clientHeight: { configurable: true, value: 400 },
})
// Leaflet uses it to detect SVG support.
Object.assign(SVGElement.prototype, { createSVGRect: () => undefined })
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Loads the map once for all tests.
beforeAll(() => loadEmbeddedMap(), 60_000)

const show = (ui: React.ReactElement, answers: Answers = {}) => {
  stubApi(answers)
  renderWithSite(<TestProviders>{ui}</TestProviders>)
}
const zurich = { lat: 47.3667, lng: 8.55 }
const map = async () => {
  const surface = await screen.findByRole('application')
  // The map is created a moment later.
  await waitFor(() => expect(surface).toHaveAttribute('data-zoom'))
  return surface
}

const Picker = ({ start = null }: { start?: PickedPlace | null }) => {
  const [place, setPlace] = useState(start)
  return (
    <>
      <PlacePicker label="Place" value={place} onChange={setPlace} />
      <output>{JSON.stringify(place)}</output>
    </>
  )
}
const place = () => JSON.parse(screen.getByText(/^(null|\{.*\})$/).textContent) as unknown

describe('a map', () => {
  test('shows its position and the names of places', async () => {
    show(<PlaceMap label="Map of the Kick" centre={zurich} zoom={10} marker={zurich} />)
    expect(await map()).toHaveAccessibleName('Map of the Kick')
    expect(await map()).toHaveAttribute('data-zoom', '10')
    expect(await map()).toHaveAttribute('data-centre', '47.3667 8.5500')
    expect(await screen.findByText('Zürich')).toBeInTheDocument()
    expect(await screen.findByText('Zürich, Switzerland')).toBeInTheDocument()
  })

  test('describes its distance from the nearest place', async () => {
    const lobuche = aPlace({ name: 'Lobuche', country: 'Nepal', location: { lat: 27.95, lng: 86.8 } })
    show(<PlaceMap label="Map" centre={{ lat: 27.9881, lng: 86.925 }} zoom={15} />, {
      'GET /api/places/nearest': async () => lobuche,
    })
    expect(await screen.findByText('13 km east of Lobuche, Nepal')).toBeInTheDocument()
  })

  test('shows the attribution of its data', async () => {
    show(<PlaceMap label="Map" centre={zurich} zoom={10} />)
    expect(await screen.findByRole('link', { name: 'GeoNames' })).toHaveAttribute(
      'href',
      'https://www.geonames.org/',
    )
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Natural Earth' })).toBeInTheDocument()
  })

  test('zooms by buttons', async () => {
    show(<PlaceMap label="Map" centre={zurich} zoom={10} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
    await waitFor(async () => expect(await map()).toHaveAttribute('data-zoom', '11'))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    await waitFor(async () => expect(await map()).toHaveAttribute('data-zoom', '10'))
  })

  test('works without names if the request fails', async () => {
    const fail = () => Promise.reject(new ApiError(503, 'Busy.'))
    show(<PlaceMap label="Map" centre={zurich} zoom={10} />, {
      'GET /api/places/around': fail,
      'GET /api/places/nearest': fail,
    })
    expect(await map()).toHaveAttribute('data-zoom', '10')
    expect(screen.queryByText('Zürich, Switzerland')).not.toBeInTheDocument()
  })

  // @spec S8.13
  test('shows an error and a retry if it fails to load', async () => {
    jest.mocked(loadEmbeddedMap).mockRejectedValueOnce(new Error('ChunkLoadError'))
    show(<PlaceMap label="Map" centre={zurich} zoom={10} />)
    expect(await screen.findByText('Error loading map')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await map()).toBeInTheDocument()
  })
})

describe('with tiles', () => {
  test('loads tiles at the zoom of the map and shows their attribution', async () => {
    configureMaps({ tilesUrl: '/tiles/{z}/{x}/{y}.png', tilesAttribution: '© Tile makers' })
    show(<PlaceMap label="Map" centre={zurich} zoom={10} />)
    const surface = await map()
    await waitFor(() => expect(surface.querySelector('img.leaflet-tile')).not.toBeNull())
    expect(surface.querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(
      /^\/tiles\/10\/\d+\/\d+\.png$/,
    )
    expect(screen.getByText(/© Tile makers/)).toBeInTheDocument()
  })
})

describe('picking a place', () => {
  // @spec S9.3 S9.5
  test('starts at Mount Everest without a chosen place', async () => {
    show(<Picker />)
    expect(await map()).toHaveAccessibleName('Place: map')
    expect(await map()).toHaveAttribute('data-zoom', '15')
    expect(await map()).toHaveAttribute('data-centre', '27.9881 86.9250')
    expect(place()).toBeNull()
  })

  // @spec S2.91 S4.13
  test('moves the map to the place of a chosen name', async () => {
    show(<Picker />)
    await map()
    await userEvent.type(screen.getByRole('combobox'), 'zur')
    await userEvent.click(await screen.findByRole('option'))
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
    const nearest = jest.fn(async () => aPlace({ name: 'Lobuche', country: 'Nepal' }))
    show(<Picker />, { 'GET /api/places/nearest': nearest })
    ;(await map()).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Lobuche, Nepal'))
    expect(place()).toEqual({ name: 'Lobuche', country: 'Nepal', location: { lat: 27.9881, lng: 86.925 } })
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
