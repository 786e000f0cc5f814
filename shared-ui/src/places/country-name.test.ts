import { loadSharedMessages } from '../messages'
import { countryName, englishCountryName, placeText } from './country-name'

afterEach(() => loadSharedMessages('en'))

test.each([
  ['en', 'Germany', 'Germany'],
  ['de', 'Germany', 'Deutschland'],
  ['de', 'Côte d’Ivoire', 'Côte d’Ivoire'],
  ['ar', 'Egypt', 'مصر'],
  ['de', 'Atlantis', 'Atlantis'],
])('in %s, %s is %s', async (language, english, name) => {
  await loadSharedMessages(language)
  expect(countryName(english)).toBe(name)
})

test.each([
  ['en', 'Germany', 'Germany'],
  ['de', 'Deutschland', 'Germany'],
  ['de', 'österreich ', 'Austria'],
  ['de', 'Austria', 'Austria'],
  ['ar', 'مصر', 'Egypt'],
  ['de', 'Atlantis', 'Atlantis'],
  ['de', '', ''],
])('in %s, %s is %s in English', async (language, name, english) => {
  await loadSharedMessages(language)
  expect(englishCountryName(name)).toBe(english)
})

test('does not repeat a country in another language', async () => {
  await loadSharedMessages('de')
  expect(placeText('Germany', 'Germany')).toBe('Deutschland')
})

test.each([
  [['Porto', 'Portugal'], 'Porto, Portugal'],
  [['Singapore', 'Singapore'], 'Singapore'],
  [[null, 'Portugal', 'Europe'], 'Portugal, Europe'],
  [['Porto', null, undefined], 'Porto'],
  [[null], ''],
  [['قهوة', 'Egypt'], '\u2068قهوة\u2069, Egypt'],
] as [(string | null | undefined)[], string][])('%j is written as %j', (parts, text) => {
  expect(placeText(...parts)).toBe(text)
})
