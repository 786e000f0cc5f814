import { withEnglishCountry } from './country-names'

test.each([
  ['de', 'Österreich', 'austria'],
  ['de', 'osterreich', 'austria'],
  ['de', 'Wandern in Österreich', 'wandern in austria'],
  ['de', 'vereinigte staaten', 'united states'],
  ['de', 'Island', 'iceland'],
  ['ar', 'النمسا', 'austria'],
  ['ar', 'رحلة إلى سويسرا', 'رحله الي switzerland'],
  ['de', 'Äquatorialguinea', 'equatorial guinea'],
])('in %s, %s is a search for %s', (language, q, meant) => {
  expect(withEnglishCountry(q, language)).toBe(meant)
})

test.each([
  ['en', 'island'],
  ['de', 'Chile'],
  ['de', 'Islandpferd'],
  ['de', ''],
])('in %s, %s names no country with another English name', (language, q) => {
  expect(withEnglishCountry(q, language)).toBeUndefined()
})
