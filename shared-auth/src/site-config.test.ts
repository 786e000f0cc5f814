import { configureSite, siteConfig } from './site-config'

test('siteConfig has no maps by default', () => {
  expect(siteConfig().maps).toEqual({ googleMapsApiKey: null, tilesUrl: null, tilesAttribution: null })
})

test('siteConfig returns what the shell configured', () => {
  const maps = { googleMapsApiKey: 'key', tilesUrl: '/tiles/{z}/{x}/{y}.png', tilesAttribution: '© Tiles' }
  configureSite({ maps })
  expect(siteConfig()).toEqual({ maps })
})
