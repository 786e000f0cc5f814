import { configureSite, siteConfig } from './site-config'

test('until the shell says otherwise, nothing is configured', () => {
  expect(siteConfig().maps).toEqual({ googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null })
})

test('every part learns what the shell was told', () => {
  const maps = { googleMapsApiKey: 'key', tilesUrl: '/tiles/{z}/{x}/{y}.png', tilesAttribution: '© Tiles' }
  configureSite({ maps })
  expect(siteConfig()).toEqual({ maps })
})
