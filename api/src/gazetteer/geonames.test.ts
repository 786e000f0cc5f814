import { parsePlace } from './geonames'

const line = (changes: Record<number, string> = {}) =>
  Object.values({
    ...[
      '5128581',
      'New York City',
      'New York City',
      'NYC,LGA,Nueva York,纽约',
      '40.71427',
      '-74.00597',
      'P',
      'PPL',
    ],
    ...{ 8: 'US', 9: '', 10: 'NY', 11: '', 12: '', 13: '', 14: '8804190', 15: '10', 16: '57' },
    ...{ 17: 'America/New_York', 18: '2022-10-01' },
    ...changes,
  }).join('\t')

test('parses a line', () => {
  expect(parsePlace(line())).toEqual({
    id: 5128581,
    kind: 'town',
    name: 'New York City',
    countryCode: 'US',
    region: 'NY',
    lat: 40.71427,
    lng: -74.00597,
    population: 8804190,
    prominence: 8804190,
    isSection: false,
    names: ['New York City', 'NYC', 'Nueva York', '纽约'],
    searchNames: ['new york city', 'nyc', 'nueva york', '纽约'],
  })
})

test('ignores a numeric region', () => {
  expect(parsePlace(line({ 10: '27' }))?.region).toBeNull()
})

test('recognises a section of a town', () => {
  expect(parsePlace(line({ 7: 'PPLX' }))?.isSection).toBe(true)
})

test.each(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])('skips an uninhabited %s', (kind) => {
  expect(parsePlace(line({ 7: kind }))).toBeUndefined()
})

test('skips an invalid line', () => {
  expect(parsePlace('')).toBeUndefined()
  expect(parsePlace(line({ 8: '' }))).toBeUndefined()
})
