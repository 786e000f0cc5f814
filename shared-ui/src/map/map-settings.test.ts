import { configureMaps } from '../testing/configure-maps'
import { mapSettings } from './map-settings'

test('mapSettings has no maps without a configuration', () => {
  expect(mapSettings()).toEqual({
    googleMapsApiKey: null,
    pmtilesUrl: null,
    tilesUrl: null,
    tilesAttribution: null,
  })
})

test('mapSettings returns the configuration of the page', () => {
  const maps = {
    googleMapsApiKey: 'key',
    pmtilesUrl: '/map.pmtiles',
    tilesUrl: '/tiles/{z}/{x}/{y}.png',
    tilesAttribution: '© Tiles',
  }
  configureMaps(maps)
  expect(mapSettings()).toEqual(maps)
})
