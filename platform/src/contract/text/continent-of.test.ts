import { continentOf } from './continent-of'

test.each([
  ['Switzerland', 'Europe'],
  ['Nepal', 'Asia'],
  ['Canada', 'North-America'],
  ['Peru', 'South-America'],
  ['Jordan', 'Middle-East'],
  ['Kenya', 'Africa'],
  ['New Zealand', 'Australia'],
  ['Antarctica', 'Antarctica'],
])('%s is in %s', (country, continent) => {
  expect(continentOf(country)).toBe(continent)
})

test('returns null for an unknown country', () => {
  expect(continentOf('Atlantis')).toBeNull()
})

// Islands without a code of their own, unions of countries, and codes for tests.
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')

test('has a continent for every country', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const countries = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .filter((code) => !noCountries.includes(code))
    .flatMap((code) => nameOf.of(code) ?? [])
  expect(countries.length).toBeGreaterThan(240)
  expect(countries.filter((name) => continentOf(name) === null)).toEqual([])
})
