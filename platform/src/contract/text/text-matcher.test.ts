import { textMatcher } from './fold-text'

test.each([
  ['lodz', 'Łódź'],
  ['STRASSE', 'Lange Straße'],
  ['安', '去西安'],
  ['town old', 'The old town'],
  ['slo', 'Oslo'],
  ['norway swim', 'Swim'],
  ['', 'Swim'],
  ['…', 'Swim'],
])('%j finds %s', (search, name) => {
  expect(textMatcher(search)(name, null, 'Norway')).toBe(true)
})

test.each(['oslo', 'swimming', 'mnor', 'swim oslo'])('%j does not find Swim', (search) => {
  expect(textMatcher(search)('Swim', undefined, 'Norway')).toBe(false)
})
