import { loadSharedMessages } from '../messages'
import { countryName, placeText } from './country-name'

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
  [['Porto', 'Portugal'], 'Porto, Portugal'],
  [['Singapore', 'Singapore'], 'Singapore'],
  [[null, 'Portugal', 'Europe'], 'Portugal, Europe'],
  [['Porto', null, undefined], 'Porto'],
  [[null], ''],
  [['قهوة', 'Egypt'], '\u2068قهوة\u2069, Egypt'],
] as [(string | null | undefined)[], string][])('%j is written as %j', (parts, text) => {
  expect(placeText(...parts)).toBe(text)
})
