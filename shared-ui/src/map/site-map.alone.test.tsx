import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { configureMaps } from '../testing/configure-maps'
import { provideMapLayout } from '../testing/provide-map-layout'
import { renderWithSite } from '../testing/render-with-site'
import type * as LoadModuleExports from './load-maps'
import { loadMaps } from './load-maps'
import type { NamedPlace, PlaceSource } from './map-props'
import { SiteMap } from './map-frame'

type LoadModule = typeof LoadModuleExports

jest.mock('./load-maps', () => {
  const { loadMaps } = jest.requireActual<LoadModule>('./load-maps')
  return { loadMaps: jest.fn(loadMaps) }
})

provideMapLayout()

const zurich = { lat: 47.3667, lng: 8.55 }
const aPlace = (place: Partial<NamedPlace> = {}): NamedPlace => ({
  name: 'Zürich',
  country: 'Switzerland',
  location: zurich,
  population: 341_730,
  ...place,
})
const placesOf = (place: NamedPlace): PlaceSource => ({
  around: async () => [place],
  nearest: async () => place,
})
const places = placesOf(aPlace())

const map = async () => {
  const surface = await screen.findByRole('application', undefined, { timeout: 30_000 })
  // The map is created a moment later.
  await waitFor(() => expect(surface).toHaveAttribute('data-zoom'))
  return surface
}

// @spec S8.13
test('shows an error and a retry if it fails to load', async () => {
  jest.mocked(loadMaps).mockRejectedValueOnce(new Error('ChunkLoadError'))
  renderWithSite(<SiteMap label="Map" centre={zurich} zoom={10} places={places} />)
  expect(await screen.findByText('Error loading map')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await map()).toBeInTheDocument()
}, 60_000)

test('shows its position and the names of places', async () => {
  renderWithSite(
    <SiteMap label="Map of the Kick" centre={zurich} zoom={10} marker={zurich} places={places} />,
  )
  expect(await map()).toHaveAccessibleName('Map of the Kick')
  expect(await map()).toHaveAttribute('data-zoom', '10')
  expect(await map()).toHaveAttribute('data-centre', '47.3667 8.5500')
  expect(await screen.findByText('Zürich')).toBeInTheDocument()
  expect(await screen.findByText('Zürich, Switzerland')).toBeInTheDocument()
})

test('describes its distance from the nearest place', async () => {
  const lobuche = aPlace({ name: 'Lobuche', country: 'Nepal', location: { lat: 27.95, lng: 86.8 } })
  renderWithSite(
    <SiteMap label="Map" centre={{ lat: 27.9881, lng: 86.925 }} zoom={15} places={placesOf(lobuche)} />,
  )
  expect(await screen.findByText('13 km east of Lobuche, Nepal')).toBeInTheDocument()
})

test('shows the nearest places around with distance and direction where none is in view', async () => {
  const bern = aPlace({ name: 'Bern', location: { lat: 46.948, lng: 7.4474 } })
  const inArea = ({ south, north }: { south: number; north: number }) =>
    bern.location.lat > south && bern.location.lat < north ? [bern] : []
  renderWithSite(
    <SiteMap
      label="Map"
      centre={zurich}
      zoom={15}
      places={{ ...places, around: async (area) => inArea(area) }}
    />,
  )
  expect(await screen.findByText(/^↙ .?Bern.? 96 km$/)).toBeInTheDocument()
})

test('offers to zoom out to the surroundings where there are no streets', async () => {
  renderWithSite(<SiteMap label="Map" centre={zurich} zoom={15} places={places} />)
  await userEvent.click(await screen.findByRole('button', { name: 'See more around it' }))
  await waitFor(async () => expect(await map()).toHaveAttribute('data-zoom', '9'))
})

test('does not describe the centre of an area', async () => {
  const nearest = jest.fn(async () => aPlace())
  renderWithSite(
    <SiteMap label="Map" centre={zurich} zoom={10} area={zurich} places={{ ...places, nearest }} />,
  )
  expect(await map()).toHaveAttribute('data-zoom', '10')
  expect(nearest).not.toHaveBeenCalled()
})

test('shows the attribution of its data', async () => {
  renderWithSite(<SiteMap label="Map" centre={zurich} zoom={10} places={places} />)
  expect(await screen.findByRole('link', { name: 'GeoNames' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  )
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Natural Earth' })).toBeInTheDocument()
})

test('zooms by buttons', async () => {
  renderWithSite(<SiteMap label="Map" centre={zurich} zoom={10} places={places} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }))
  await waitFor(async () => expect(await map()).toHaveAttribute('data-zoom', '11'))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await waitFor(async () => expect(await map()).toHaveAttribute('data-zoom', '10'))
})

test('works without names if their calls fail', async () => {
  const fail = jest.fn(() => Promise.reject(new Error('Busy.')))
  renderWithSite(<SiteMap label="Map" centre={zurich} zoom={10} places={{ around: fail, nearest: fail }} />)
  expect(await map()).toHaveAttribute('data-zoom', '10')
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(2))
  expect(screen.queryByText('Zürich, Switzerland')).not.toBeInTheDocument()
})

test('loads raster tiles at the zoom of the map and shows their attribution', async () => {
  configureMaps({ tilesUrl: '/tiles/{z}/{x}/{y}.png', tilesAttribution: '© Tile makers' })
  renderWithSite(<SiteMap label="Map" centre={zurich} zoom={10} places={places} />)
  const surface = await map()
  await waitFor(() => expect(surface.querySelector('img.leaflet-tile')).not.toBeNull())
  expect(surface.querySelector('img.leaflet-tile')?.getAttribute('src')).toMatch(
    /^\/tiles\/10\/\d+\/\d+\.png$/,
  )
  expect(screen.getByText(/© Tile makers/)).toBeInTheDocument()
})
